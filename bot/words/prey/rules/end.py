"""The rules of Deadly Prey on the confrontation, scores and the end, secrets, time and talk."""

from bot.words.topic import Topic

END = (
    Topic(
        "confrontation",
        "Confronting the monster",
        "Whoever has red on the top faces the monster at once, in the top card's Calling. After one window (cards and "
        "power; no attack, exchange or meddling) each adds up the **chips on all his cards of that suit**, the top "
        "included, joined or not; one more for each further fighter, two less at night.\n"
        "**At least the monster's score** in that Calling, and he wins; less, and he dies. Each for himself: if any "
        "wins, the monster is defeated and the game ends. The monster's score is not told until then.\n"
        "Cards may be exhausted on the way up: the path is lost, but the fight is on.",
    ),
    Topic(
        "death",
        "Death",
        "The Willpower of the dead leaves the game; trophies, hand and Hardships are discarded, open. Cards left "
        "without red are replaced, the top too. The week goes on for the others, who may climb in turn. The dead never "
        "win.",
    ),
    Topic(
        "scores",
        "Scores, and who wins",
        "When the monster falls, each living hunter counts\n"
        "- the chips on all cards he controls, shared ones in full\n"
        "- the prize, if he fought: 12 alone, 6 each of two, 4 of three, 3 of four, the dead counted\n"
        "- **5** for five or more cards of his primary suit\n"
        "- **5** for a card of each of the five suits\n"
        "The most wins. Ties: who fought and lived, then more cards, then more reserve, then shared.\n"
        "**The monster wins** if it lives after night 7, or as soon as no living hunter is left in the week, "
        "or when all hunters concede, which they may while a vacant row that nobody can fill bars the way to the top.",
    ),
    Topic(
        "secrets",
        "What everybody sees, and what nobody does",
        "**Open**: suits, chips, face-up cards and all that was ever turned up, Willpower, reserves, numbers of cards, "
        "Hardships, numbers of the monster's chips, the lid (its dusk chips counted in), every play and roll.\n"
        "**Secret**: Callings until they show, the monster's chips, hands, face-down cards, standing orders, what was "
        "looked at. A score shows when it counts in a gather, as the dice of a lone roll, or as the 0 that lost; a "
        "joint roll shows only the number of dice. At the end everything is opened.",
    ),
    Topic(
        "few",
        "One hunter, or few",
        "Two to five play, best with three to five. With one hunter there is no choice of first or last, nobody to "
        "cooperate with, to poach or to intrude on, and the prize is 12.",
    ),
    Topic(
        "time",
        "Running out of time",
        "Who runs out of time passes, rests at night, joins nobody, contests intruders, agrees with the leader, turns "
        "as many white red as can be, and skips slots; the monster attacks nothing, and lays chips where fewest lie. "
        "Defaults tell nothing.",
    ),
    Topic(
        "talk",
        "Talk, promises and lies",
        "Talk is free, in public and in private: promises, threats, lies about your Callings and your hand. "
        "**Not allowed**: showing what I told you alone, or pictures of it.",
    ),
)
