"""Discord in: slash commands and buttons, each a few lines that call the bot."""
