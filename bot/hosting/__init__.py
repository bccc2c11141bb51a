"""Hosting a table: from the lobby to the end, one transaction per deed, told after the commit."""
