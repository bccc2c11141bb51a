"""The rules of Unknown Quarry on interactions: from the target to the answer."""

from bot.words.topic import Topic

FIGHTING = (
    Topic(
        "interact",
        "Interacting",
        "From your third turn on, you can interact with another player in your room. It goes like this:\n"
        "1. You choose the target and a card: Brawl, Grab or Spy, or an action card from your hand. The card is "
        "secret.\n"
        "2. You roll the die in front of everyone.\n"
        "3. You may surge.\n"
        "4. You **withdraw**, and nobody sees the card, or you **apply** it.\n"
        "5. If you apply it, the target alone reads the card and answers.\n"
        "You may use a card that does nothing on the number. It looks like any other.",
    ),
    Topic(
        "card",
        "What a card does",
        "A card has lines, each with numbers of the die. If the final number is on none of them, nothing happens.\n"
        "A weapon touches the monsters in its ring. A line touches humans only if it says so. Brawl, Grab, Spy "
        "and the monstrous cards touch everyone, but for the line of Brawl that is for humans alone.\n"
        "Whom the line does not touch does nothing, whatever they press.",
    ),
    Topic(
        "answer",
        "Answering a card",
        "If a card is applied to you, you read it and are told whether it affects you. You then choose one of "
        "these:\n"
        "- **Resolve**: the line happens, if it affects you.\n"
        "- **Spend a charge**, if you have one and are not crippled. Where the line offers a charge instead, that "
        "averts it; elsewhere the charge goes and the line happens too. You cannot if the line takes a charge "
        "from you anyway.\n"
        "- **Show a reaction** that fits, with or without a charge.\n"
        "You are asked even if there is only one answer, and the table hears of it only after a set time, so that "
        "how fast you answer tells nothing. You may spend or react when you need not: that is bluffing.",
    ),
    Topic(
        "reaction",
        "Reactions",
        "Instead of resolving a card you may show one reaction from your hand, if its number is the final number "
        "and the line has the kind of effect it stops: a wound for armour, showing or giving for False Papers. "
        "Whom the line touches does not matter. The whole line is stopped, only the attacker sees your card, and "
        "you keep it.\n"
        "**Resilience** is a monstrous card, and stops anything on a 1 or 2, but it tells the attacker what you "
        "are.",
    ),
    Topic(
        "cards",
        "Showing and giving",
        "*A card of your choice*, *a random card* or *the whole hand*: the attacker alone reads it. With an empty "
        "hand you pass nothing. A random card is drawn by the game from your whole hand.\n"
        "A shown card comes back. A **given** item may be kept; if the hand is full then, an item is laid down in "
        "the room, or it is given back. By choice you give a monstrous card only when you have nothing else, and "
        "it always comes back.\n"
        "In public, a card shown, a reaction shown and a gift handed back look exactly alike.",
    ),
    Topic(
        "public",
        "What everyone sees",
        "Who targets whom, the roll and each surge, withdrawn or applied, charges spent, how many cards go over, "
        "and whether they go back or one stays. Where everyone is, hand sizes, energy, who harasses whom, how "
        "many cards lie in each room.\n"
        "Never: which card it was, wounds, what a search showed, what Magic forbids.",
    ),
    Topic(
        "magic",
        "Magic",
        "Magic can forbid its target to move, or to interact, on the next turn of their own. Spy is interacting "
        "too. Two such lines do not add up. Only the target and the one who used Magic know. A feint is still "
        "possible, though useless.",
    ),
)
