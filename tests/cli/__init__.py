"""The command line as scripts see it."""
