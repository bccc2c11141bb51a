"""The playground: the real bot in a pretend server, played from a page on this machine, with no token."""
