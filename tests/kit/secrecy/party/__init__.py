"""What is secret in Hunting Party, and how it can be another."""
