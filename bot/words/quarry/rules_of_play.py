"""The rules of Unknown Quarry on the aim, the start, the house, the turn and energy."""

from bot.words.topic import Topic

PLAY = (
    Topic(
        "aim",
        "What it is about",
        "Three to six people are shut in a dark house, and one of them is a **monster** who looks like everybody "
        "else.\n"
        "- A **hunter** wins alone, by striking the blow that kills the monster.\n"
        "- The **monster** wins once all the hunters are crippled.\n"
        "Nobody knows who is what, so hunters hurt each other by mistake, and the monster hides behind that.",
    ),
    Topic(
        "setup",
        "The start",
        "Everyone gets two cards in private. One player's two are monstrous cards, and the pair says which of the "
        "ten monsters it is; all the others hold items. The remaining cards lie face down in the rooms: as many "
        "as the room's number, and what is left over goes round the three rooms with a star (Library, Gardens, "
        "Storeroom).\n"
        "Each of the three floors shows one of its two sides by chance; the sides differ in where a wall stands. "
        "All start in the Hall, in an order of seats that stays, and chance says who begins.",
    ),
    Topic(
        "house",
        "The house",
        "Fifteen rooms on three floors. You walk through open sides, and by four stairs: Gallery and Hall, Study "
        "and Dining Room, Game Room and Storeroom, Kitchen and Wine Cellar.\n"
        "Open on side A only: Gallery and Library, Hall and Gardens, Storeroom and Wine Cellar.\n"
        "Open on side B only: Library and Master Bedroom, Hall and Kitchen, Crypt and Laboratory.",
    ),
    Topic(
        "turn",
        "A turn",
        "The first turn of the game has 1 action, the second 2, the third 3, and every later one 4. Each of these "
        "costs an action, in any order and as often as you like:\n"
        "- **move** to a room next to yours\n"
        "- **search** the room where you are\n"
        "- **pick up** an item from a room that you searched in this turn\n"
        "- **interact** with someone in the same room\n"
        "Actions may stay unused. A turn ends only when you end it, even with nothing left to do.",
    ),
    Topic(
        "move",
        "Moving and harassment",
        "A move goes to a connected room and costs 1 action. Whoever has targeted you since your last turn "
        "**harasses** you: your first move costs 1 action more for each of them who is in the room that you "
        "leave. It makes no difference what card it was, or whether it was withdrawn.\n"
        "A move that you cannot pay for is not offered. A **feint** ignores harassment for the rest of the turn.",
    ),
    Topic(
        "search",
        "Searching and picking up",
        "A search shows you, and only you, all the cards in your room, monstrous ones too. The table sees that "
        "you searched.\n"
        "After that you may pick up items there in the same turn, also when you have gone away and come back, one "
        "action each. Nobody sees which. Monstrous cards cannot be picked up.\n"
        "You can hold **4 cards**, and monstrous ones count. If you pick up a fifth, you lay an item down in the "
        "room at once; it may be the new one. Cards are never laid down, swapped or given away in any other way.",
    ),
    Topic(
        "energy",
        "Energy",
        "Everyone has two charges, and everyone sees how many are left. A charge buys one of these:\n"
        "- **Feint**, in your turn: no harassment until it ends\n"
        "- **Adrenaline**, in your turn: 1 more action\n"
        "- **Surge**, after your own roll: the number changes by 1, from 1 to 6; two charges may go into one roll\n"
        "- as a **target**: one charge beside your answer, which averts an effect only where the card offers that\n"
        "Both charges come back at the end of a turn in which you did nothing but search, pick up and use Spy, or "
        "nothing at all. Spending energy does not spoil that. It happens by itself, for crippled players too. "
        "Only Tireless gives a choice, and only after another kind of turn.",
    ),
)
