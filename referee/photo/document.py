"""Help and observations as plain JSON values, for the way to the reading process and back."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from referee.board.section import Section
from referee.photo.kinds import Advice, Help, Observations, Placing, Tip, Unread

Document = dict[str, Any]


def help_document(help_: Help) -> Document:
    """The caller's help."""
    return {
        "corners": help_.corners,
        "examples": {colour: list(at) for colour, at in help_.examples.items()},
        "colours": help_.colours,
        "wall_locations": help_.wall_locations,
        "candidates": None if help_.candidates is None else [_section(section) for section in help_.candidates],
    }


def help_from(document: Document) -> Help:
    """The help again."""
    corners, colours, candidates = document["corners"], document["colours"], document["candidates"]
    walls = document["wall_locations"]
    return Help(
        corners=None if corners is None else _four([(float(x), float(y)) for x, y in corners]),
        examples={colour: (int(at[0]), int(at[1])) for colour, at in document["examples"].items()},
        colours=None if colours is None else tuple(colours),
        wall_locations=None if walls is None else tuple(walls),
        candidates=None if candidates is None else tuple(_section_from(section) for section in candidates),
    )


def observations_document(found: Observations) -> Document:
    """What was read."""
    return {
        "verdict": found.verdict,
        "width": found.width,
        "height": found.height,
        "margin": found.margin,
        "sections": [
            {
                "section": _section(placing.section),
                "turned": placing.turned,
                "margin": placing.margin,
                "agreement": placing.agreement,
            }
            for placing in found.sections
        ],
        "terrain": found.terrain.round(3).tolist(),
        "pieces": found.pieces.round(5).tolist(),
        "unread": [[*at, reason.value] for at, reason in found.unread.items()],
        "homography": found.homography.tolist(),
        "centres": found.centres.round(2).tolist(),
        "advice": [[tip.code.value, list(tip.hexes), tip.value] for tip in found.advice],
    }


def observations_from(document: Document) -> Observations:
    """The observations again."""
    return Observations(
        document["verdict"],
        document["width"],
        document["height"],
        sections=tuple(
            Placing(_section_from(placing["section"]), placing["turned"], placing["margin"], placing["agreement"])
            for placing in document["sections"]
        ),
        margin=document["margin"],
        terrain=np.array(document["terrain"]),
        pieces=np.array(document["pieces"]),
        unread={(row, column): Unread(reason) for row, column, reason in document["unread"]},
        homography=np.array(document["homography"]),
        centres=np.array(document["centres"]),
        advice=tuple(
            Tip(Advice(code), tuple((row, column) for row, column in hexes), value)
            for code, hexes, value in document["advice"]
        ),
    )


def _section(section: Section) -> Document:
    return {
        "rows": list(section.rows),
        "locations": dict(section.locations),
        "name": section.name,
        "expansion": section.expansion,
        "origin": section.origin,
        "checked": section.checked,
    }


def _section_from(document: Mapping[str, Any]) -> Section:
    return Section(
        tuple(document["rows"]),
        tuple(sorted(document["locations"].items())),
        document["name"],
        document["expansion"],
        document["origin"],
        document["checked"],
    )


def _four(
    points: list[tuple[float, float]],
) -> tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]:
    first, second, third, fourth = points
    return first, second, third, fourth
