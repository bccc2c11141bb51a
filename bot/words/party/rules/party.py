"""The rules of Hunting Party on hiring, shares, disbanding and theft."""

from bot.words.topic import Topic

PARTY = (
    Topic(
        "hire",
        "Hiring and bids",
        "You name a location; its top hunter is turned up for all to see. Then you say whether you bid first or last.\n"
        "Each player bids once, clockwise: at least one share, and more than the bid before. A pass is final. The "
        "highest bid wins the hunter, who goes to that player's party with so many of their shares, also in another's "
        "turn. If nobody bids, the hunter goes under the stack, and the action is used.\n"
        "You must have the shares free, with all that Hate would add; Friendship does not help with that. Who cannot "
        "bid passes by itself, except the one who hires: paying off a member first may free shares.",
    ),
    Topic(
        "shares",
        "Shares, Hate and Friendship",
        "You have eight shares, each an eighth of every bounty. What lies on members is theirs; only your **free** "
        "shares earn.\n"
        "On a member lie: the agreed number (the winning bid, for good), **+1 for each Hate**, **less Friendship**, "
        "-1 as champion by the own item, and any shares that cards have added or removed. Never fewer than none.\n"
        "Hate: a hunter wants one share more for each hunter in the party whom he hates. If a hero hates, it lies on "
        "the hated one, since heroes take no shares. Names count whole: a Witch Hunter is no Witch.\n"
        "All of it is worked out anew whenever someone comes or goes, or an item is lost. Nothing stops Hate and "
        "Friendship: they are not used, they just hold.",
    ),
    Topic(
        "disband",
        "Disbanding and debt",
        "You may pay a member off for as much gold as shares lie there; with none, free of charge. The hunter goes "
        "under the stack, items go under the Market, shares come home. Not in a hunt (but for the Knight), nor while "
        "something played is being answered; between a hunter's turning up and the end of the bids only the hiring "
        "player, before bidding.\n"
        "**Party Disband**, only at the very start of your turn: you lose the turn, all money and all items in hand, "
        "and every member leaves.\n"
        "**Debt**: lost Friendship, cards or your own theft can leave you owing more than eight shares. Then you "
        "cannot bid and earn no bounty. If at the start of your turn you owe too much and can pay nobody off, Party "
        "Disband happens by itself.",
    ),
    Topic(
        "theft",
        "Theft and death",
        "Only members can be stolen or killed, never a hero. A stolen hunter takes along the agreed number, shares "
        "added or removed, items, championship, fatigue and used powers; Hate and Friendship are worked out anew in "
        "both parties. You need no free shares for it, so it can put you into debt.\n"
        "Whoever is killed, paid off or unwanted goes face down under the own location's stack; all items go under the "
        "Market, all shares come home.",
    ),
)
