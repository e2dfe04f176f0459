"""How the database became what it is, step by step; a server takes the missing steps when it starts."""
