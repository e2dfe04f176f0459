"""What the host of a server may do: functions over the store, for the command line and for the host's page."""
