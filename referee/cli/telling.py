"""Answers for people: short lines that say why. Everything is read from the answer documents."""

from collections.abc import Iterable, Iterator
from textwrap import fill
from typing import Final

from referee.cli.documents import Body
from referee.cli.happening import happened, tile_of
from referee.cli.shorthand import write_shorthand
from referee.model.vocabulary import Verdict
from referee.wire.reader import Json
from referee.words.english import spoken
from referee.words.rules import RULES

_WIDTH: Final = 100
_DRAWS: Final = {
    "hand": "draws a card for the hand",
    "redraw": "draws a card instead of a useless one",
    "tile": "draws a card with a tile",
    "discard": "discards the card that was not chosen",
}
_UNKNOWN_CARD: Final = "it hangs on a terrain card nobody has shown; say which it is (play) and ask again"


def ruling(body: Body, answer: Json) -> Iterator[str]:
    """May I, and what happens."""
    if answer["verdict"] == Verdict.IMPOSSIBLE:
        yield from audit(body, answer)
        return
    yield f"{write_shorthand(body.document['action'])} is {answer['verdict']}"
    yield from _reasons(answer)
    yield from (f"  {happened(event)}" for event in answer["events"])
    if answer["options"]:
        yield f"  another ruleset would answer otherwise: {', '.join(answer['options'])}"
    if answer["state"]:
        yield f"  now: {phase(answer['state'])}"


def legal_actions(body: Body, answer: Json) -> Iterator[str]:
    """Everything that may be done now."""
    if answer["verdict"] == Verdict.IMPOSSIBLE:
        yield from audit(body, answer)
        return
    yield f"{phase(body.document['state'])}; {_counted(answer['count'], 'legal action')}"
    rows = [
        (_label(entry), " ".join(entry.get("rules", ())), str(entry["count"]), _targets(entry))
        for entry in answer["actions"]
    ]
    widths = [max((len(row[column]) for row in rows), default=0) for column in (0, 1, 2)]
    for label, rules, count, targets in rows:
        yield _listed(f"  {label:<{widths[0]}}  {rules:<{widths[1]}}  {count:>{widths[2]}}  ", targets)


def score(body: Body, answer: Json) -> Iterator[str]:
    """A table of the gold, and how it was counted."""
    if answer["verdict"] == Verdict.IMPOSSIBLE:
        yield from audit(body, answer)
        return
    players = answer["players"]
    yield _outcome(answer)
    sources = [(entry["source"], entry["rule"]) for player in players for entry in player["entries"]]
    rows = [["", "", *(player["colour"] for player in players)]]
    rows += [
        [source, rule, *(_gold(player, source) for player in players)] for source, rule in dict.fromkeys(sources)
    ]
    rows += [[word, "", *(str(player[word]) for player in players)] for word in ("total", "rank")]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for source, rule, *gold in rows:
        numbers = [f"{cell:>{width}}" for cell, width in zip(gold, widths[2:], strict=True)]
        yield "  ".join([f"  {source:<{widths[0]}}", f"{rule:<{widths[1]}}", *numbers])
    for player in players:
        earned = [entry for entry in player["entries"] if entry["gold"]]
        yield f"  {player['colour']}" if earned else f"  {player['colour']}: nothing yet"
        for entry in earned:
            hexes = f": {', '.join(entry['hexes'])}" if entry["hexes"] else ""
            yield _paragraph(f"    {entry['source']:<{widths[0]}}  ", entry["text"] + hexes)


def audit(body: Body, answer: Json) -> Iterator[str]:
    """Can this table be?"""
    yield answer["verdict"]
    for found in answer["inconsistencies"]:
        yield _paragraph(f"  {body.pointer(found['place']) or '/'}  ", f"{found['text']} ({found['code']})")
        yield from _proof(found)


def replay(body: Body, answer: Json) -> Iterator[str]:
    """How far a game could be followed."""
    if answer["state"] is None:
        yield from audit(body, answer)
        return
    actions = body.document["actions"]
    applied = answer["applied"]
    if applied == len(actions):
        yield f"legal, all {_counted(applied, 'action')}"
    else:
        refused = write_shorthand(actions[applied])
        yield f"/actions/{applied}: {refused} is {answer['verdict']}, after {_counted(applied, 'legal action')}"
    yield from _reasons(answer)
    yield f"  now: {phase(answer['state'])}"


def table(state: Json) -> Iterator[str]:
    """What a game is played with, and who has to do what."""
    board = state["board"]
    sections = [section if isinstance(section, str) else "an own section" for section in board["sections"]]
    yield f"board    {', '.join(sections)}"
    yield from (f"{key:<8} {', '.join(board[key])}" for key in ("capitols", "caves") if key in board)
    if "island" in board:
        yield f"island   {board['island']}"
    yield f"cards    {', '.join(state['cards'])}"
    if "tasks" in state:
        yield f"tasks    {', '.join(state['tasks'])}"
    if "nomad_tiles" in state:
        yield _listed("nomads   ", (f"{kind} at {at}" for at, kind in state["nomad_tiles"].items()))
    if "swamp_cards" in state or "removed_terrain" in state:
        yield f"terrain  {', '.join(_terrain_cards(state))}"
    yield f"players  {', '.join(player['colour'] for player in state['players'])}; {state['start_player']} begins"
    yield f"now      {phase(state)}"


def phase(state: Json) -> str:
    """What the table is waiting for."""
    match state["frames"]:
        case []:
            return f"the game is over after round {state['round']}"
        case [*_, {"frame": "turning", "player": player, "card": card, "due": due} as turn]:
            fixed = f" as {spoken(turn['terrain'])}" if turn.get("terrain") else ""
            shown = f"{spoken(card)} is played{fixed}" if card else _without_card(state, player)
            owed = f" and {turn['owed']} from temples" if turn.get("owed") else ""
            return f"round {state['round']}, {player} to act, {shown}, {due} more{owed} to build"
        case [*_, {"frame": "using", "player": player, "tile": tile, "left": left} as using]:
            by_way = f" by way of the {tile_of(using['via'])}" if using.get("via") else ""
            drawn = f", {spoken(using['card'])} is drawn" if using.get("card") else ""
            used = f"{player} uses the {tile_of(tile)}{by_way}{drawn}"
            return f"round {state['round']}, {used}, {left} more at the most"
        case [*_, {"frame": "reacting", "player": player, "taker": taker, "at": at}]:
            asked = f"{taker} took the last tile of {at}; {player} may answer (build) or not (finish)"
            return f"round {state['round']}, {asked}"
        case [*_, {"frame": "harvesting", "player": player, "silos": silos, "mode": mode, "left": left}]:
            left_to = f"{_counted(silos, 'silo')} left, {left} more to {mode or 'build or move'}"
            return f"after round {state['round']}, {player} harvests, {left_to}"
        case [*_, {"player": player, "purpose": purpose}]:
            return f"round {state['round']}, {player} {_DRAWS[purpose]}; say which (reveal)"
        case _:
            return f"round {state['round']}"


def _reasons(answer: Json) -> Iterator[str]:
    if answer["verdict"] == Verdict.UNDETERMINED:
        yield f"  {_UNKNOWN_CARD}"
    for violation in answer["violations"]:
        yield _paragraph("  ", f"{violation['text']} ({violation['code']})")
        yield from _proof(violation)
        for rule in violation["rules"]:
            yield _paragraph(f"    {rule}: ", RULES.get(rule, ""))


def _proof(found: Json) -> Iterator[str]:
    """The hexes, unless the sentence names them."""
    told = found["text"].replace(",", " ").replace(":", " ").split()
    if found["hexes"] and set(found["hexes"]).isdisjoint(told):
        yield _listed("    hexes: ", found["hexes"])


def _label(entry: Json) -> str:
    tiles = [tile for key in ("tile", "waiver") if (tile := entry["example"].get(key))]
    via = f" via {entry['via']}" if "via" in entry else ""
    return f"{entry['type']} with {' and '.join(tiles)}{via}" if tiles else str(entry["type"])


def _targets(entry: Json) -> list[str]:
    match entry:
        case {"at": at}:
            return list(at)
        case {"moves": moves}:
            return [f"{origin} to {'/'.join(reach)}" for origin, reach in moves.items()]
        case {"ones": ones, "fives": fives}:
            return [f"up to {ones} of 1", f"up to {fives} of 5"]
        case {"cards": cards}:
            return [card or "face down" for card in cards]
        case _:
            return []


def _outcome(answer: Json) -> str:
    most = max(player["total"] for player in answer["players"])
    winners = " and ".join(answer["winners"])
    several = len(answer["winners"]) > 1
    if answer["final"]:
        return f"{winners} {'win' if several else 'wins'} with {most} gold"
    return f"the game is not over; {winners} {'lead' if several else 'leads'} with {most} gold"


def _gold(player: Json, source: str) -> str:
    return next((str(entry["gold"]) for entry in player["entries"] if entry["source"] == source), "")


def _terrain_cards(state: Json) -> Iterator[str]:
    if "swamp_cards" in state:
        yield "with the swamp cards"
    if "removed_terrain" in state:
        yield f"without {spoken(state['removed_terrain'])}"


def _without_card(state: Json, colour: str) -> str:
    hand = next(player["hand"] for player in state["players"] if player["colour"] == colour)
    return "one of two cards is to be chosen (play)" if len(hand) > 1 else "the card is not known (play)"


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _listed(first: str, words: Iterable[str]) -> str:
    return _paragraph(first, ", ".join(words))


def _paragraph(first: str, text: str) -> str:
    rest = " " * len(first)
    wrapped = fill(
        text, _WIDTH, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )
    return wrapped or first.rstrip()
