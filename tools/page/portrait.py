"""`python -m tools.page.portrait`: writes docs/pictures/page.png, which shows the page on a desktop and a phone."""

from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFilter
from playwright.sync_api import Browser, sync_playwright

from referee.serving.config import Config
from tests.browser.conftest import chromium, playing, serving
from tests.browser.games import recorded

PICTURE: Final = Path(__file__).parents[2] / "docs" / "pictures" / "page.png"
SIZE: Final = (1600, 820)
_SHADOW: Final = 14


def main() -> None:
    """Take both screenshots, and combine them."""
    running = serving(Config(log_level="ERROR"))
    address = next(running)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        wide, narrow = _desk(browser, address), _phone(browser, address)
        browser.close()
    next(running, None)
    sheet = Image.new("RGB", SIZE, "#e9e4d6")
    _put(sheet, wide.resize((1168, 730), Image.Resampling.LANCZOS), (36, 45), 16)
    _put(sheet, narrow.resize((337, 730), Image.Resampling.LANCZOS), (1228, 45), 30)
    # A palette of 256 colours needs a quarter of the bytes, and the difference is not visible.
    palette = sheet.quantize(256, method=Image.Quantize.MEDIANCUT, kmeans=4)
    sheet.quantize(palette=palette, dither=Image.Dither.NONE).save(PICTURE, optimize=True)


def _desk(browser: Browser, address: str) -> Image.Image:
    game = recorded("base/four-shuffles")
    for player in playing(browser, address, touch=False):
        player.open(game["start"], game["actions"][:118])
        player.page.locator(".ring.target").first.wait_for()
        player.until("document.querySelector('.history').innerText.includes('paddock')")
        found = _taken(player.page.screenshot())
    return found


def _phone(browser: Browser, address: str) -> Image.Image:
    game = recorded("base/first-game")
    for player in playing(browser, address, touch=True, scale=2):
        player.open(game["start"], game["actions"][:1])
        player.ask("e14")
        player.page.wait_for_timeout(400)
        found = _taken(player.page.screenshot())
    return found


def _taken(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def _put(sheet: Image.Image, picture: Image.Image, at: tuple[int, int], radius: int) -> None:
    """Put a picture on the sheet, with rounded corners and a soft shadow."""
    mask = Image.new("L", picture.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, *picture.size), radius, fill=255)
    shadow = Image.new("L", sheet.size, 0)
    shadow.paste(110, (at[0], at[1] + _SHADOW // 2), mask)
    sheet.paste("#26282f", (0, 0), shadow.filter(ImageFilter.GaussianBlur(_SHADOW)))
    sheet.paste(picture, at, mask)


if __name__ == "__main__":
    main()
