"""The texts of the cards, made from their effects."""
