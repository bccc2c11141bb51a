"""What all games share: the agenda, questions and answers, luck, events, the stored form."""
