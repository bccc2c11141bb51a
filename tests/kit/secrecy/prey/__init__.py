"""What is secret in Deadly Prey, and how it can be another."""
