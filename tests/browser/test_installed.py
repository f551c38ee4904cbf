"""The copy behind any static server: a web app that the browser keeps."""

import functools
import http.server
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from faultdex.offline import offline

LABEL = "Error text or log"
ERROR = "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB"
FOLDER = "copies/faultdex"
CONTROLLED = "navigator.serviceWorker.controller?.state === 'activated'"
RENEWED = """
caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys())
  .then((keys) => keys.filter(({ url }) => url.includes("browse/index.html")))
  .then((pages) => pages.length === 1 && pages[0].url.endsWith("?000000000000"))
"""


class Served(NamedTuple):
    """A server that can be taken away, the address of its copy, and the folder that it serves."""

    address: str
    folder: Path
    asked: list[str]
    stop: Callable[[], None]


class Listed(http.server.SimpleHTTPRequestHandler):
    """Serves files, and lists what was asked for."""

    asked: list[str]

    def log_request(self, *_: object) -> None:
        """Keep the path."""
        self.asked.append(self.path)

    def log_error(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def root(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a server that has the copy at a path of its own."""
    folder = tmp_path_factory.mktemp("server")
    files = {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in site.rglob("*")
        if path.is_file()
    }
    for path, data in offline(files).items():
        target = folder / FOLDER / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    return folder


@pytest.fixture
def served(root: Path) -> Iterator[Served]:
    """Serve the copy."""
    asked: list[str] = []
    handler = type("Own", (Listed,), {"asked": asked})
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(handler, directory=str(root))
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def stop() -> None:
        server.shutdown()
        server.server_close()

    address = f"http://127.0.0.1:{server.server_port}/{FOLDER}/"
    yield Served(address, root / FOLDER, asked, stop)
    stop()


@pytest.fixture
def reader(browser: Browser) -> Iterator[BrowserContext]:
    """Return a reader with an empty history."""
    fresh = browser.new_context(viewport={"width": 1280, "height": 900})
    yield fresh
    fresh.close()


def wait_until(page: Page, holds: str) -> None:
    """Wait until an expression is true; the policy forbids Playwright's own way."""
    page.evaluate(
        "new Promise((resolve) => {"
        f"const look = async () => ((await ({holds})) ? resolve() : setTimeout(look, 200));"
        "look(); })"
    )


def kept(reader: BrowserContext, served: Served) -> Page:
    """Open the copy, and wait until the browser keeps all of it."""
    page = reader.new_page()
    page.goto(f"{served.address}index.html")
    wait_until(page, CONTROLLED)
    return page


def test_a_kept_copy_opens_without_its_server(reader: BrowserContext, served: Served) -> None:
    """Pages, the paste box and the search work when the server is gone."""
    wrong: list[str] = []
    reader.on("console", lambda message: wrong.append(message.text))
    reader.on("weberror", lambda error: wrong.append(str(error.error)))
    page = kept(reader, served)
    served.stop()
    page.goto(served.address)
    page.get_by_label(LABEL).fill(ERROR)
    page.locator(".fd-answer--first").get_by_role("link", name="What fixes it").click()
    expect(page.locator("h1")).to_contain_text("out of memory")
    page.locator(".md-search__input").click()
    page.locator(".md-search__input").press_sequentially("CUDA_HOME environment")
    page.locator(".md-search-result__item a").first.click()
    page.wait_for_url("**/cuda-home-not-set/**")

    expect(page.locator("h1")).to_contain_text("CUDA_HOME")
    assert wrong == []


def test_the_copy_can_be_installed(reader: BrowserContext, served: Served) -> None:
    """Chromium finds nothing that an installable page lacks, but for a window of its own."""
    page = kept(reader, served)
    tools = reader.new_cdp_session(page)
    found = tools.send("Page.getAppManifest")
    lacking = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]

    assert found["url"] == f"{served.address}app.webmanifest"
    assert found["errors"] == []
    assert {one["errorId"] for one in lacking} <= {"in-incognito"}


def test_a_new_version_is_fetched_where_it_changed(reader: BrowserContext, served: Served) -> None:
    """The browser looks at the list again, and fetches the one page that is new."""
    page = kept(reader, served)
    changed = served.folder / "browse" / "index.html"
    changed.write_text("<link rel=icon href=data:,><h1>A new page</h1>")
    service = served.folder / "service.js"
    listed = service.read_text("utf-8")
    digest = listed.partition('"browse/index.html": "')[2][:12]
    service.write_text(listed.replace(digest, "0" * 12))
    served.asked.clear()
    page.evaluate("navigator.serviceWorker.getRegistration().then((own) => own.update())")
    wait_until(page, RENEWED)
    page.goto(f"{served.address}browse/index.html")

    assert page.locator("h1").inner_text() == "A new page"
    assert sorted({path.partition("?")[0] for path in served.asked}) == [
        f"/{FOLDER}/browse/index.html",
        f"/{FOLDER}/service.js",
    ]
