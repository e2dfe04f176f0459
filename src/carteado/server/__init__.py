"""The web server: matches are stored in a database and played over WebSockets."""
