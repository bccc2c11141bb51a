"""The rules of Hunting Party on hunts: declaring, denying, fighting, the Shadow, bounties."""

from bot.words.topic import Topic

HUNT = (
    Topic(
        "hunt",
        "Going hunting",
        "Declare one Guiding, one Seeking and one Fighting skill, and say who goes. Each of the three must be on "
        "someone who goes; the hero may go. Only hunters who are ready can, and all who go are tired until your next "
        "turn, also if the hunt is denied.\n"
        "You may declare a skill whose prophecy you hold, to be sure that you meet an agent rather than the Shadow.",
    ),
    Topic(
        "deny",
        "Denying a hunt",
        "From the left, clockwise, everyone is asked in the same way. Whoever holds one of the three prophecies **must "
        "show exactly one** of them, to the hunting player alone, and the hunt is denied; nobody further is asked. "
        "Whoever has none passes, which everybody hears: no lies.\n"
        "Answers are told after a set time, so that speed tells nothing. You can leave a standing order, such as "
        "Guiding before Seeking.\n"
        "If nobody else denies, the hunting player's own prophecies do, unshown: all hear that they hold one of the "
        "three. If not even that, the **Shadow is found**.\n"
        "Your tablet on the sheet keeps itself: what you were shown, and what passes tell.",
    ),
    Topic(
        "fight",
        "Fighting a Dark Agent",
        "A denied hunt meets the top agent of the declared region. Each agent has two boxes of Fighting skills: all of "
        "**one** box beats it. A skill that stands twice is needed twice. Only those sent count, and skills lent.\n"
        "Before it is judged there is a pause: the hunting player may use potions and powers (none that tires), others "
        "in reach only what works in a hunt, like the Elvish Archer's loan. It ends when all have passed in a row.\n"
        "**Won**: the bounty, and the chest if there is one. **Lost**: the agent's text happens, as far as it can: "
        "someone sent dies or loses all gear, or you throw items or pay. In Palace and Catacomb you say who is struck, "
        "in Darkwoods and Mystic Vale the player to your left. Never heroes.",
    ),
    Topic(
        "shadow",
        "Finding and slaying the Shadow",
        "If nobody can deny the hunt, the Shadow is found, and no agent comes. It falls if those sent have the "
        "**declared** Fighting skill **twice**: two hunters, or one with it twice. There is a pause for potions, "
        "powers and loans first.\n"
        "If it falls, its bounty of 40 gold is paid and the game is over. If not, the player to the left lets any one "
        "member of the party die, on the hunt or not. The three skills are known to all from then on, and the same "
        "hunt finds it again.",
    ),
    Topic(
        "bounty",
        "Bounties and chests",
        "You earn an eighth of the bounty for each **free** share: bounty × free shares ÷ 8. With 3 free, an agent "
        "of 8 gold makes 3 gold; of 10 gold, 3 gold 3 silver. Four silver are a gold. Extras from cards are added "
        "before.\n"
        "What counts is what is free when the agent falls. In debt you earn nothing.\n"
        "A **chest** lets the winner buy up to two unseen items off the Market's top, 1 gold each, after the bounty.",
    ),
)
