"""The 21 weapons: three classes by their lines, and the ring of monsters of each (rulings B3 to B6)."""

from rules.unknown_quarry.cards.effects import Card, Family, Line, Show, Wound

CLASS_I = (
    Line((6,), (Wound(2),), hits_humans=False),
    Line((3, 4), (Wound(),)),
    Line((2,), (Wound(),), hits_humans=False),
)
CLASS_II = (
    Line((4, 5, 6), (Wound(),), is_averted_by_energy=True, hits_humans=False),
    Line((1,), (Wound(),)),
)
CLASS_III = (
    Line((4, 5, 6), (Show("any"),), hits_humans=False),
    Line((2, 3), (Wound(),), is_averted_by_energy=True),
)

_RINGS_I = {
    "aqua_fortis": "golem gorgon spirit",
    "blessed_scepter": "naga revenant fairy",
    "clay_sword": "golem lich fairy",
    "cold_iron_poker": "warlock fairy spirit",
    "electrum_hammer": "golem revenant werewolf",
    "firebrand": "revenant spirit vampire",
    "flint_axe": "naga werewolf lich",
    "gold_pin": "warlock naga vampire",
    "hunters_bow": "vampire werewolf gorgon",
    "rod_of_luna": "warlock gorgon lich",
}
_RINGS_II = {
    "ashen_cane": "golem gorgon werewolf lich",
    "lead_chain": "golem spirit revenant fairy",
    "pine_bough": "warlock gorgon spirit vampire",
    "spike": "naga werewolf revenant vampire",
    "steel_dagger": "warlock naga lich fairy",
}
_RINGS_III = {
    "dog": "golem warlock lich revenant vampire",
    "driftwood_stake": "golem naga gorgon vampire fairy",
    "iron_nails": "spirit werewolf lich vampire fairy",
    "mirror_shard": "naga gorgon spirit lich revenant",
    "silver_knife": "warlock gorgon werewolf revenant fairy",
    "stone_totem": "golem warlock naga spirit werewolf",
}

WEAPONS = (
    *(Card(name, Family.CLASS_I, tuple(ring.split()), CLASS_I) for name, ring in _RINGS_I.items()),
    *(Card(name, Family.CLASS_II, tuple(ring.split()), CLASS_II, copies=2) for name, ring in _RINGS_II.items()),
    *(Card(name, Family.CLASS_III, tuple(ring.split()), CLASS_III) for name, ring in _RINGS_III.items()),
)
