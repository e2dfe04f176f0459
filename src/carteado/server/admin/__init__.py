"""Administration of a server: functions over the store, for the command line and for the host's page."""
