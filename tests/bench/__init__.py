"""Every performance figure of the program, each beside a peer or a limit, measured in the same run."""
