"""The balance report: one HTML page that works offline."""
