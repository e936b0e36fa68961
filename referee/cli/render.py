"""Renders answers for the terminal: short lines with reasons, made from the JSON of requests and answers."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from textwrap import fill
from typing import Final

import orjson

from referee.cli.files import Body
from referee.cli.shorthand import write_shorthand
from referee.documents.reader import Json
from referee.model.vocabulary import Verdict
from referee.words.speech import Speech

_WIDTH: Final = 100
_CLI: Final = "cli"


def render(call: str, body: Body, answer: Json, words: Speech) -> Iterator[str]:
    """Render the answer to a call, line by line. The first line is printed after the name of the file."""
    if answer["verdict"] == Verdict.IMPOSSIBLE:
        return audit(body, answer, words)
    return _RENDERERS.get(call, plain)(body, answer, words)


def ruling(body: Body, answer: Json, words: Speech) -> Iterator[str]:
    """Yield the lines for a ruling, beginning with the verdict."""
    action = write_shorthand(body.document["action"])
    yield words.say(_CLI, "ruling", action=action, verdict=words.say(_CLI, answer["verdict"]))
    yield from _reasons(answer, words)
    if answer["instead"]:
        yield "  " + words.say(_CLI, "instead")
        yield from (
            _paragraph("    ", f"{one['text']} ({write_shorthand(one['action'])})") for one in answer["instead"]
        )
    yield from (f"  {happened(event, words)}" for event in answer["events"])
    if answer["options"]:
        yield "  " + words.say(_CLI, "options", options=", ".join(answer["options"]))
    if answer["state"]:
        yield "  " + words.say(_CLI, "now", phase=_awaited(answer, answer["state"], words))
    yield from _assumed(answer, words)


def legal_actions(body: Body, answer: Json, words: Speech) -> Iterator[str]:
    """Yield the lines for legal actions: a summary, each kind of action, and the assumptions, if any."""
    yield words.say(_CLI, "legal-actions", phase=_awaited(answer, _state(body, answer), words), count=answer["count"])
    rows = [
        (_label(entry, words), " ".join(entry.get("rules", ())), str(entry["count"]), _targets(entry, words))
        for entry in answer["actions"]
    ]
    widths = [max((len(row[column]) for row in rows), default=0) for column in (0, 1, 2)]
    for label, rules, count, targets in rows:
        yield _listed(f"  {label:<{widths[0]}}  {rules:<{widths[1]}}  {count:>{widths[2]}}  ", targets)
    yield from _assumed(answer, words)


def _state(body: Body, answer: Json) -> Json:
    """Return the state in the request, or the state that was inferred from a table."""
    return body.document["state"] if "state" in body.document else answer["state"]


def _awaited(answer: Json, state: Json, words: Speech) -> str:
    """Return a sentence that says what the game is waiting for, or that it is over."""
    return answer["awaited"]["text"] if answer["awaited"] else words.say(_CLI, "over", round=state["round"])


def _assumed(answer: Json, words: Speech) -> Iterator[str]:
    """Yield the lines for the assumptions about a table. There are none for a state."""
    if answer.get("assumptions"):
        yield "  " + words.say(_CLI, "assumed")
    yield from (_paragraph("  - ", assumption["text"]) for assumption in answer.get("assumptions", ()))


def score(_body: Body, answer: Json, words: Speech) -> Iterator[str]:
    """Yield the lines for scores: the outcome, remarks, a table of the gold, and how the gold was counted."""
    players = answer["players"]
    yield _outcome(answer, words)
    yield from (_paragraph("  ", remark["text"]) for remark in answer["remarks"])
    sources = [(entry["source"], entry["rule"]) for player in players for entry in player["entries"]]
    rows = [["", "", *(words.name(player["colour"]) for player in players)]]
    rows += [
        [words.name(source), rule, *(_gold(player, source) for player in players)]
        for source, rule in dict.fromkeys(sources)
    ]
    rows += [[words.say(_CLI, word), "", *(str(player[word]) for player in players)] for word in ("total", "rank")]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for source, rule, *gold in rows:
        numbers = [f"{cell:>{width}}" for cell, width in zip(gold, widths[2:], strict=True)]
        yield "  ".join([f"  {source:<{widths[0]}}", f"{rule:<{widths[1]}}", *numbers])
    for player in players:
        earned = [entry for entry in player["entries"] if entry["gold"]]
        colour = words.name(player["colour"])
        yield f"  {colour}" if earned else "  " + words.say(_CLI, "nothing-yet", player=colour)
        for entry in earned:
            text = entry["text"]
            if entry["hexes"]:
                text = words.say(_CLI, "counted-hexes", text=text, hexes=", ".join(entry["hexes"]))
            yield _paragraph(f"    {words.name(entry['source']):<{widths[0]}}  ", text)


def audit(body: Body, answer: Json, words: Speech) -> Iterator[str]:
    """Yield the lines for an audit: the verdict, the inconsistencies, and proposed repairs.

    If the verdict is `impossible`, these lines are used for every call.
    """
    yield words.say(_CLI, answer["verdict"])
    for finding in answer["inconsistencies"]:
        yield _paragraph(f"  {body.pointer(finding['place']) or '/'}  ", f"{finding['text']} ({finding['code']})")
        yield from _proof(finding, words)
    if answer.get("repairs"):
        yield "  " + words.say(_CLI, "repairs")
        yield from (_paragraph(f"  {number}. ", one["text"]) for number, one in enumerate(answer["repairs"], 1))


def replay(body: Body, answer: Json, words: Speech) -> Iterator[str]:
    """Yield the lines for a replay: how many actions are legal, and what the game is waiting for.

    If an action was refused, the lines also say why.
    """
    actions = body.document["actions"]
    applied = answer["applied"]
    if applied == len(actions):
        yield words.say(_CLI, "replay-legal", count=applied)
    else:
        action, verdict = write_shorthand(actions[applied]), words.say(_CLI, answer["verdict"])
        refused = words.say(_CLI, "replay-refused", action=action, verdict=verdict, count=applied)
        yield f"/actions/{applied}: {refused}"
    yield from _reasons(answer, words)
    yield "  " + words.say(_CLI, "now", phase=_awaited(answer, answer["state"], words))


def plain(_body: Body, answer: Json, words: Speech) -> Iterator[str]:
    """Yield the lines for a call without a renderer: the verdict, then all other members except `inconsistencies`."""
    verdict = answer["verdict"]
    yield words.say(_CLI, verdict) if words.knows(_CLI, verdict) else verdict
    for name, value in answer.items():
        if name not in ("verdict", "inconsistencies"):
            yield _paragraph(f"  {name}: ", value if isinstance(value, str) else orjson.dumps(value).decode())


_RENDERERS: Final[Mapping[str, Callable[[Body, Json, Speech], Iterator[str]]]] = {
    "ruling": ruling,
    "legal-actions": legal_actions,
    "score": score,
    "audit": audit,
    "replay": replay,
}


def start(answer: Json, words: Speech) -> Iterator[str]:
    """Yield the lines for a new game: its parts, who acts first, and the seed if the referee drew one."""
    rows = [*_rows(answer["state"], words), (words.say(_CLI, "now-label"), answer["awaited"]["text"])]
    if "seed" in answer:
        rows.append((words.say(_CLI, "seed"), answer["seed"]))
    width = max(len(label) for label, _ in rows)
    for label, text in rows:
        yield _paragraph(f"{label:<{width}}  ", text)


def _rows(state: Json, words: Speech) -> Iterator[tuple[str, str]]:
    def labelled(key: str, text: str) -> tuple[str, str]:
        return words.say(_CLI, key), text

    board = state["board"]
    yield labelled("board", ", ".join(section_name(section, words) for section in board["sections"]))
    yield from (labelled(key, ", ".join(board[key])) for key in ("capitols", "caves") if key in board)
    if "island" in board:
        yield labelled("island", words.section(board["island"]))
    yield from (
        labelled(key, ", ".join(words.name(word) for word in state[key]))
        for key in ("cards", "tasks")
        if key in state
    )
    if "nomad_tiles" in state:
        lying = state["nomad_tiles"].items()
        yield labelled(
            "nomads", ", ".join(words.say(_CLI, "tile-at", tile=words.name(kind), at=at) for at, kind in lying)
        )
    if "swamp_cards" in state or "removed_terrain" in state:
        yield labelled("terrain", ", ".join(_terrain_cards(state, words)))
    colours = ", ".join(words.name(player["colour"]) for player in state["players"])
    yield labelled("players", words.say(_CLI, "begins", players=colours, first=words.name(state["start_player"])))


def section_name(section: Json, words: Speech) -> str:
    """Return the name of a section of the board, with a note if it is a printed section that is turned."""
    if not isinstance(section, str):
        return words.section(None)
    word, _, turned = section.partition(":")
    return f"{words.section(word)} ({words.say('picture', 'turned')})" if turned else words.section(word)


def happened(event: Json, words: Speech) -> str:
    """Return a sentence about an event."""
    return words.event(event["event"], {name: fact for name, fact in event.items() if name != "event"})


def _reasons(answer: Json, words: Speech) -> Iterator[str]:
    if answer["verdict"] == Verdict.UNDETERMINED:
        yield "  " + words.say(_CLI, "unknown-card")
    for violation in answer["violations"]:
        yield _paragraph("  ", f"{violation['text']} ({violation['code']})")
        yield from _proof(violation, words)
        for rule in violation["rules"]:
            yield _paragraph(f"    {rule}: ", words.rule(rule) or "")


def _proof(finding: Json, words: Speech) -> Iterator[str]:
    """Yield a line with the hexes of a finding, unless its text already names some of them."""
    named = finding["text"].replace(",", " ").replace(":", " ").replace(".", " ").split()
    if finding["hexes"] and set(finding["hexes"]).isdisjoint(named):
        yield _paragraph("    ", words.say(_CLI, "hexes", hexes=", ".join(finding["hexes"])))


def _label(entry: Json, words: Speech) -> str:
    tiles = [tile for key in ("tile", "waiver") if (tile := entry["example"].get(key))]
    if not tiles:
        return str(entry["type"])
    via = {"via": entry["via"]} if "via" in entry else {}
    return words.say(_CLI, "with-tile", type=entry["type"], tiles=words.listed(tiles), **via)


def _targets(entry: Json, words: Speech) -> list[str]:
    match entry:
        case {"at": at}:
            return list(at)
        case {"moves": moves}:
            return [
                words.say(_CLI, "move-targets", **{"from": origin, "to": "/".join(reach)})
                for origin, reach in moves.items()
            ]
        case {"ones": ones, "fives": fives}:
            return [words.say(_CLI, "up-to", count=count, number=number) for count, number in ((ones, 1), (fives, 5))]
        case {"cards": cards}:
            return [card or words.name("face-down") for card in cards]
        case _:
            return []


def _outcome(answer: Json, words: Speech) -> str:
    most = max(player["total"] for player in answer["players"])
    winners = answer["winners"]
    listed = words.listed([words.name(colour) for colour in winners])
    key = "wins" if answer["final"] else "leads"
    return words.say(_CLI, key, winners=listed, gold=most, count=len(winners))


def _gold(player: Json, source: str) -> str:
    return next((str(entry["gold"]) for entry in player["entries"] if entry["source"] == source), "")


def _terrain_cards(state: Json, words: Speech) -> Iterator[str]:
    if "swamp_cards" in state:
        yield words.say(_CLI, "swamp-cards")
    if "removed_terrain" in state:
        yield words.say(_CLI, "without", terrain=words.name(state["removed_terrain"]))


def _listed(first: str, words: Iterable[str]) -> str:
    return _paragraph(first, ", ".join(words))


def _paragraph(first: str, text: str) -> str:
    rest = " " * len(first)
    wrapped = fill(
        text, _WIDTH, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )
    return wrapped or first.rstrip()
