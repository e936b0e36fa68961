"""Where the rulebooks are silent, differ or leave a choice: which rule and option each ruling belongs to.

The texts are in rulings.ftl; docs/rulings.md is written from them (`python -m tools.writers.rulings_page`).
"""

from typing import Final, NamedTuple


class Reading(NamedTuple):
    """One decision of this referee."""

    rule: str
    key: str
    """The key of its text."""
    option: str | None = None
    """The option of the ruleset that changes this decision."""


READINGS: Final = (
    Reading("G9", "g9-five-players"),
    Reading("P5", "p5-terrain-before-hands"),
    Reading("T3", "t3-useless-card", "useless_card"),
    Reading("T3", "t3-when-to-redraw"),
    Reading("T3", "t3-no-card-helps"),
    Reading("T3", "t3-hidden-hands"),
    Reading("T3", "t3-turn-without-card"),
    Reading("T4", "t4-last-round-draws"),
    Reading("T4", "t4-empty-draw-pile"),
    Reading("B5", "b5-vacated-hex", "vacated_hex"),
    Reading("L1", "l1-several-locations"),
    Reading("L3", "l3-lost-twin"),
    Reading("L3", "l3-figure-taken-back"),
    Reading("L5", "l5-empty-supply"),
    Reading("E1", "e1-supply-runs-out"),
    Reading("S3", "s3-workers-special"),
    Reading("S4", "s4-merchants-special"),
    Reading("S10", "s10-lords-zero", "lords_zero"),
    Reading("S11", "s11-families-once"),
    Reading("S12", "s12-figures-are-builds"),
    Reading("S13", "s13-ambassadors-scouts"),
    Reading("N2", "n2-donation-all-three"),
    Reading("N4", "n4-sword-chooses"),
    Reading("N5", "n5-outpost-with-build"),
    Reading("N6", "n6-resettlement", "resettlement"),
    Reading("N6", "n6-movement-counts-at-end", "movement"),
    Reading("X3", "x3-two-cards"),
    Reading("X6", "x6-wagon-counts-at-end", "movement"),
    Reading("X7", "x7-ship-counts-at-end", "movement"),
    Reading("X8", "x8-figures-and-tiles"),
    Reading("X12", "x12-any-special-hex"),
    Reading("S24", "s24-mayors-marks"),
    Reading("S25", "s25-rovers-timing", "rovers_timing"),
    Reading("M1", "m1-swamp-card-choice"),
    Reading("M2", "m2-bonus-tile"),
    Reading("M3", "m3-two-canoes"),
    Reading("M4", "m4-fountain-bonus"),
    Reading("M6", "m6-temple-debt"),
    Reading("H3", "h3-what-is-repeated"),
    Reading("H3", "h3-crossroads"),
    Reading("H8", "h8-changing-numbers"),
    Reading("H10", "h10-silo-part"),
    Reading("Q1", "q1-castle-under-capitol"),
    Reading("Q2", "q2-cave-distance"),
    Reading("Q2", "q2-fewer-caves"),
    Reading("Q3", "q3-island-rim", "island_rim"),
)
