"""Serve the built site to a real browser without a screen."""

import functools
import http.server
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

# The shell is the same engine without windows: a page costs a third of the processor time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")

# Three test processes share two cores: what comes within a second alone may take ten here.
expect.set_options(timeout=30_000)


class Silent(http.server.SimpleHTTPRequestHandler):
    """Serves files, the site's own page for what is not there, and logs nothing."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def send_error(self, code: int, *_: object) -> None:
        """Send the site's 404 page."""
        body = Path(self.directory, "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(body)


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Return the address at which the site is served."""
    handler = functools.partial(Silent, directory=str(site))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return a real browser; skip where none is installed."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if not found:
        pytest.skip(f"no browser is installed: none of {', '.join(BROWSERS)} is on the PATH")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        yield running
        running.close()


@pytest.fixture
def context(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """Return a reader with an empty history who may use the clipboard."""
    fresh = browser.new_context(viewport={"width": 1280, "height": 900})
    fresh.grant_permissions(["clipboard-read", "clipboard-write"], origin=address.rstrip("/"))
    yield fresh
    fresh.close()


@pytest.fixture(scope="session")
def listening() -> Callable[[Page], None]:
    """Return what waits until a page hears keys and pastes; only then does it show its button."""
    return lambda page: expect(page.locator("[data-fd-open]")).to_be_visible()
