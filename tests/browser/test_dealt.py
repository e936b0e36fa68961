"""Games with cards dealt by the page or with real cards: every expansion, two to five players, shuffles."""

from random import Random
from typing import Any, Final

import pytest

from tests.browser.conftest import keep_screenshot
from tests.browser.player import Player

Json = Any
# Makes the cards the same every time, even after a shuffle.
NO_CHANCE: Final = """
crypto.randomUUID = () => "dealt";
crypto.getRandomValues = (numbers) => numbers.fill(0);
"""
# Capitol, Caves and Island are tested together.
BOXES: Final = ["Kingdom Builder", "Nomads", "Crossroads", "Marshlands", "Harvest", "Capitol Caves Island"]
# Clicks inside the page to build, choose cards, finish actions and end turns. A whole game would take a minute if
# Playwright made every click. If the function finds nothing to click, it returns an action for Playwright to take, or
# null if the game is over.
PLAY: Final = """async (seed) => {
    // Mulberry32: the same game every time.
    const random = () => {
        seed = (seed + 0x6D2B79F5) | 0;
        let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
        bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
        return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
    };
    const one = (list) => list[Math.floor(random() * list.length)];
    const find = (name, value) => document.querySelector(`[data-${name}="${value}"]`);
    const answered = async () => {
        do await new Promise((resolve) => setTimeout(resolve));
        while (document.querySelector(".table").ariaBusy === "true");
    };
    for (;;) {
        const { at, now: { state, offers } } = kept();
        if (!state.frames.length) return null;
        const builds = offers.filter(({ type, tile }) => type === "build" && (!tile || random() < 0.5));
        const asked = offers.find(({ type }) => type === "play" || type === "reveal");
        const done = offers.find(({ type }) => type === "end-turn" || type === "finish");
        if (builds.length) {
            const { tile, via, waiver, at: hexes } = one(builds);
            const tool = find("tool", [tile ?? "build", via ?? "", waiver ?? ""].join("+"));
            if (tool.ariaPressed !== "true") tool.click();
            find("hex", one(hexes)).dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType: "mouse" }));
            await answered();
            find("choice", "build")?.click();
        } else if (asked) find("card", one(asked.cards) ?? "hidden").click();
        else if (done) find("deed", done.type).click();
        else return offers[0].example;
        await answered();
        if (kept().at === at) throw new Error(`nothing happened: ${document.querySelector(".side").innerText}`);
    }
}"""


@pytest.mark.slow
def test_the_page_shuffles_when_the_pile_is_empty(desk: Player) -> None:
    desk.arrive()
    desk.tap("Try it now")
    desk.page.locator(".ring.target").first.wait_for()
    start = desk.kept()["start"]
    # Move all cards but one from the draw pile to the discard pile, so that the next draw empties the draw pile.
    desk.open({**start, "deck": start["deck"][:1], "discard": [*start["discard"], *start["deck"][1:]]})
    choices = Random("the pile runs out")
    for _ in range(12):
        _step(desk, choices)
    played = [step["action"]["type"] for step in desk.kept()["steps"]]
    assert played.count("shuffle") == 1
    assert "reveal" not in played
    assert not desk.page.locator(".cards").count(), "the page asks for no card"


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("box", BOXES)
def test_a_dealt_game_ends_without_help(desk: Player, box: str, players: int) -> None:
    _set_up(desk, box, players)
    desk.tap("Begin")
    played = _play_to_the_end(desk, players)
    assert "shuffle" in played or players == 2
    assert "reveal" not in played
    keep_screenshot(desk.page, f"desk-dealt-{box.lower().replace(' ', '-')}-{players}")


@pytest.mark.slow
@pytest.mark.parametrize(("box", "players"), [(box, 2 + number % 4) for number, box in enumerate(BOXES)])
def test_a_game_with_real_cards_asks_for_them_to_the_end(desk: Player, box: str, players: int) -> None:
    _set_up(desk, box, players)
    desk.tap("We use our real cards")
    desk.tap("Begin")
    played = _play_to_the_end(desk, players)
    assert "play" in played
    assert "shuffle" not in played


def _set_up(player: Player, box: str, players: int) -> None:
    player.page.add_init_script(NO_CHANCE)
    player.arrive()
    player.tap("New game")
    player.page.locator(".quarters path").first.wait_for()
    for seat in range(2, players):
        player.tap(player.page.locator(".colours button[aria-pressed=false]"))
        player.page.locator(".colours button[aria-pressed=true]").nth(seat).wait_for()
    for added in box.split() if box != BOXES[0] else []:
        player.tap(player.page.locator(".chips button", has_text=added))
    player.tap(player.page.locator(".part .deeds button", has_text="Draw by lot").first)


def _play_to_the_end(player: Player, seed: int) -> list[str]:
    """Play to the end, and return the types of all actions."""
    player.page.locator(".table .board").wait_for()
    while action := player.page.evaluate(PLAY, seed):
        player.play(action)
    player.page.locator(".final").wait_for()
    return [step["action"]["type"] for step in player.kept()["steps"]]


def _step(player: Player, choices: Random) -> None:
    """Build if possible, sometimes with a tile; otherwise end the turn or take another offered action."""
    # The page shuffles automatically a moment after the turn has ended, so wait for that.
    player.until("!kept().now.offers?.some(offer => offer.type === 'shuffle')")
    offers = player.kept()["now"]["offers"]
    wanted = [offer for offer in offers if not offer.get("tile") or choices.random() < 0.5]
    builds = [offer for offer in wanted if offer["type"] == "build"]
    others = [offer for offer in offers if offer["type"] in {"end-turn", "finish", "play"}]
    if not offers:
        return
    offer = choices.choice(builds) if builds else (others or offers)[0]
    action = {**offer["example"], "at": choices.choice(offer["at"])} if builds else offer["example"]
    player.play(action)
