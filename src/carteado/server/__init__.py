"""The table on the net: matches kept in a database, told to browsers over sockets."""
