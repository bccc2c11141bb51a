"""What is secret in Unknown Quarry, and how it can be another."""
