"""How sharp a game's tests are: its rules are changed in one place at a time, and the tests are to notice each."""
