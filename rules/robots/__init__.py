"""Computer players: each sees only the decision of its seat, and answers with the key of an option."""
