"""Hunt: The Unknown Quarry, complete: three to six players in a dark house, one of whom is the monster."""
