"""The pyramid before the city: twenty-one spots, who controls what, and where something goes on."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.pictures.colours import ALARM, GOLD
from bot.pictures.prey.cards import Lying, frame, tile
from bot.pictures.prey.colours import HUNTER_COLOURS
from bot.pictures.prey.plan import LEFT, STAGE, corner_of
from bot.pictures.prey.sky import city
from bot.pictures.sprites import put
from bot.words.prey.spots import number_to_reach
from rules.deadly_prey.city import SPOTS
from rules.deadly_prey.state import is_day
from rules.deadly_prey.view import View


def pyramid(image: Image.Image, view: View) -> None:
    """The city with the cards on their spots."""
    image.paste(city(is_night=view.half > 0 and not is_day(view.half)), (LEFT, STAGE))
    canvas = ImageDraw.Draw(image)
    busy = _busy(view)
    for place, spot in enumerate(SPOTS):
        lying = lying_at(view, place)
        put(image, tile(lying), *corner_of(spot))
        outline = [HUNTER_COLOURS[hunter] for hunter, red in enumerate(lying.red) if red]
        frame(canvas, corner_of(spot), [busy[spot]] * 2 if spot in busy else outline)


def lying_at(view: View, place: int) -> Lying:
    """What everybody sees of a spot, by its place among SPOTS: nothing of what only the viewer knows."""
    there = view.spots[place]
    card = opened_at(view, place) or (there.card if there.is_up or there.is_seen else "")
    seats = [seat for seat, hunter in enumerate(view.hunters) if hunter is not None]
    red, white = (tuple(of[seat] for seat in seats) if of else (0,) * len(seats) for of in (there.red, there.white))
    return Lying(
        spot=SPOTS[place],
        suit=there.suit,
        card=card,
        is_up=there.is_up,
        is_seen=there.is_seen and not there.is_up and view.opened is None,
        chip=there.chip,
        number=number_to_reach(SPOTS[place], there),
        red=red,
        white=white,
    )


def opened_at(view: View, place: int) -> str:
    """The card that lay there at the end, once everything is opened."""
    return view.opened.pyramid[place] if view.opened is not None else ""


def _busy(view: View) -> dict[str, str]:
    """The spots where something goes on, with the colour of their frames."""
    if view.outcome is not None:
        return {}
    if view.attack is not None:
        return {view.attack.target: ALARM}
    return {view.attempt.spot if view.attempt is not None else view.about: GOLD}
