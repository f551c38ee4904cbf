"""What an old address leads to: entries that were renamed or retired."""

import functools
import http.server
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import lxml.html
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, expect

RENAMED, FORMER = "runtime/cuda-home-not-set", "cuda-home-unset"
RETIRED = "runtime/block-too-large"
HOME = "https://faultdex.dev/"


def put(path: Path, before: str, line: str) -> None:
    """Write a line into a file, before the first line that begins with `before`."""
    text = path.read_text("utf-8")
    path.write_text(text.replace(f"\n{before}", f"\n{line}\n{before}", 1), "utf-8")


@pytest.fixture(scope="module")
def other(small_tree: Callable[[Path], Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a site in which one entry has a former id, and one is retired."""
    copy = small_tree(tmp_path_factory.mktemp("moved"))
    put(copy / "knowledge" / RENAMED / "entry.yaml", "applies:", f"aliases: [{FORMER}]")
    put(copy / "knowledge" / RETIRED / "entry.yaml", "applies:", "status: retired")
    lock = copy / "knowledge" / "ids.lock"
    ids = sorted([*lock.read_text("utf-8").split(), FORMER])
    lock.write_text("".join(f"{one}\n" for one in ids), "utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--site-dir", "out"]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return copy / "out"


class Silent(http.server.SimpleHTTPRequestHandler):
    """Serves files and logs nothing."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def served(other: Path) -> Iterator[str]:
    """Return the address at which that site is served."""
    handler = functools.partial(Silent, directory=str(other))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_a_former_address_leads_on(context: BrowserContext, served: str) -> None:
    """The page of the former id sends its reader to the entry, under the same policy."""
    said: list[str] = []
    page = context.new_page()
    page.on("console", lambda message: said.append(message.text))
    page.goto(f"{served}{FORMER}/")
    page.wait_for_url(f"{served}cuda-home-not-set/")

    expect(page.locator("h1")).to_contain_text("launch failed: the grid")
    assert said == []


def test_a_former_address_names_the_present_one(other: Path) -> None:
    """Search engines file it under the entry, and a reader without redirects finds a link."""
    page = lxml.html.parse(other / FORMER / "index.html")
    links = page.xpath("//article//a[not(@class='headerlink')]/@href")

    assert page.xpath("//link[@rel='canonical']/@href") == [f"{HOME}cuda-home-not-set/"]
    assert page.xpath("//meta[@name='robots']/@content") == ["noindex"]
    assert page.xpath("//meta[@http-equiv='Content-Security-Policy']")
    assert "../cuda-home-not-set/" in links


def test_a_retired_entry_keeps_its_page(context: BrowserContext, served: str) -> None:
    """Its address, its anchors and its files stay, and the page says that it is retired."""
    page = context.new_page()
    page.goto(f"{served}{Path(RETIRED).name}/", wait_until="networkidle")

    expect(page.get_by_text("This entry is retired")).to_be_visible()
    assert page.locator("article h2").count() == 7
    assert Axe().run(page).response["violations"] == []


def test_a_retired_entry_leaves_the_lists(context: BrowserContext, served: str) -> None:
    """Nobody is led to it who did not ask for it."""
    name = Path(RETIRED).name
    page = context.new_page()
    for path in ("", "browse/", "runtime/"):
        page.goto(served + path, wait_until="networkidle")

        assert page.locator(f"article a[href$='{name}/']").count() == 0, path
