"""What is printed on the cards, in words: targets, effects, abilities, Dark Agents."""
