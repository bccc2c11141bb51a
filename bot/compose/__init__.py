"""What the bot shows, as plain values: made from views, events and words, never from a state; sent by others."""
