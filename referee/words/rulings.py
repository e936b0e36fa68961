"""The list of this referee's rulings on cases where the rulebooks are silent, disagree or leave a choice.

The texts are in rulings.ftl. docs/rulings.md is generated from them (`python -m tools.writers.rulings_page`).
"""

from typing import Final, NamedTuple


class Decision(NamedTuple):
    """One ruling of this referee, with the rule that it interprets."""

    rule: str
    key: str
    """The key of the ruling's text in rulings.ftl."""
    option: str | None = None
    """The option of the ruleset that changes this ruling; None if there is no such option."""


READINGS: Final = (
    Decision("G9", "g9-five-players"),
    Decision("P5", "p5-terrain-before-hands"),
    Decision("T3", "t3-useless-card", "useless_card"),
    Decision("T3", "t3-when-to-redraw"),
    Decision("T3", "t3-no-card-helps"),
    Decision("T3", "t3-hidden-hands"),
    Decision("T3", "t3-turn-without-card"),
    Decision("T4", "t4-last-round-draws"),
    Decision("T4", "t4-empty-draw-pile"),
    Decision("B5", "b5-vacated-hex", "vacated_hex"),
    Decision("L1", "l1-several-locations"),
    Decision("L3", "l3-lost-twin"),
    Decision("L3", "l3-figure-taken-back"),
    Decision("L5", "l5-empty-supply"),
    Decision("E1", "e1-supply-runs-out"),
    Decision("S3", "s3-workers-special"),
    Decision("S4", "s4-merchants-special"),
    Decision("S10", "s10-lords-zero", "lords_zero"),
    Decision("S11", "s11-families-once"),
    Decision("S12", "s12-figures-are-builds"),
    Decision("S13", "s13-ambassadors-scouts"),
    Decision("N2", "n2-donation-all-three"),
    Decision("N4", "n4-sword-chooses"),
    Decision("N5", "n5-outpost-with-build"),
    Decision("N6", "n6-resettlement", "resettlement"),
    Decision("N6", "n6-movement-counts-at-end", "movement"),
    Decision("X3", "x3-two-cards"),
    Decision("X6", "x6-wagon-counts-at-end", "movement"),
    Decision("X7", "x7-ship-counts-at-end", "movement"),
    Decision("X8", "x8-figures-and-tiles"),
    Decision("X12", "x12-any-special-hex"),
    Decision("S24", "s24-mayors-marks"),
    Decision("S25", "s25-rovers-timing", "rovers_timing"),
    Decision("M1", "m1-swamp-card-choice"),
    Decision("M2", "m2-bonus-tile"),
    Decision("M3", "m3-two-canoes"),
    Decision("M4", "m4-fountain-bonus"),
    Decision("M6", "m6-temple-debt"),
    Decision("H3", "h3-what-is-repeated"),
    Decision("H3", "h3-crossroads"),
    Decision("H8", "h8-changing-numbers"),
    Decision("H10", "h10-silo-part"),
    Decision("Q1", "q1-castle-under-capitol"),
    Decision("Q2", "q2-cave-distance"),
    Decision("Q2", "q2-fewer-caves"),
    Decision("Q3", "q3-island-rim", "island_rim"),
)
