"""The copy of the site, opened from a disk by a browser without a network."""

import io
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

import lxml.html
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from faultdex.offline import archive, offline

KINDS = (
    "index.html", "cuda-home-not-set/index.html", "browse/index.html", "compilation/index.html",
    "evidence/index.html", "coverage/index.html", "drops/index.html", "problems/FD101/index.html",
    "levels/index.html", "reference/xid/index.html", "workflows/slow-training/index.html",
    "drops/2026-11-20-foundation/index.html", "for-programs/index.html", "report/index.html",
    "writing-guide/index.html",
)  # fmt: skip
LABEL = "Error text or log"
SAMPLE = "tests/data/corpus/cuda-home-not-set/flash-attn-build.txt"
ENTRY = "cuda-home-not-set/index.html"
TOKEN = "HF_TOKEN=hf_" + "a" * 33 + "1"


@pytest.fixture(scope="module")
def disk(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder that comes out of the zip, at a path with a space."""
    files = {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in site.rglob("*")
        if path.is_file()
    }
    folder = tmp_path_factory.mktemp("a disk")
    with zipfile.ZipFile(io.BytesIO(archive(offline(files), "faultdex"))) as packed:
        packed.extractall(folder)
    return folder / "faultdex"


@pytest.fixture
def apart(browser: Browser) -> Iterator[BrowserContext]:
    """Return a reader without a network."""
    fresh = browser.new_context(viewport={"width": 1280, "height": 900}, offline=True)
    fresh.grant_permissions(["clipboard-read", "clipboard-write"])
    yield fresh
    fresh.close()


@pytest.fixture
def said(apart: BrowserContext) -> list[str]:
    """Return what goes wrong in any page: requests, scripts, and the policy."""
    wrong: list[str] = []
    apart.on("requestfailed", lambda request: wrong.append(f"failed: {request.url}"))
    apart.on("console", lambda message: wrong.append(f"{message.type}: {message.text}"))
    apart.on("weberror", lambda error: wrong.append(str(error.error)))
    return wrong


def opened(context: BrowserContext, disk: Path, path: str) -> Page:
    """Open a page of the copy."""
    page = context.new_page()
    page.goto((disk / path).as_uri(), wait_until="networkidle")
    return page


def test_a_traceback_leads_to_its_page(
    apart: BrowserContext, disk: Path, said: list[str], repository: Path
) -> None:
    """The paste box reads in a worker, and its answer is a page on the disk."""
    page = opened(apart, disk, "index.html")
    page.get_by_label(LABEL).fill((repository / SAMPLE).read_text("utf-8"))
    page.locator(".fd-answer--first").get_by_role("link", name="What fixes it").click()
    page.wait_for_url((disk / ENTRY).as_uri() + "#fix")

    expect(page.locator("h1")).to_contain_text("CUDA_HOME")
    assert said == []


def test_a_message_of_a_library_is_told(apart: BrowserContext, disk: Path, said: list[str]) -> None:
    """The messages of all owners came along, and their pages too."""
    page = opened(apart, disk, "index.html")
    page.get_by_label(LABEL).fill("CUBLAS_STATUS_MAPPING_ERROR when calling `cublasSgemm(handle)`")
    page.locator(".fd-answer__title a").first.click()
    expect(page.locator("#fd-messages :target")).to_contain_text("CUBLAS_STATUS_MAPPING_ERROR")

    assert said == []


def test_the_dialog_reads_on_every_page(apart: BrowserContext, disk: Path, said: list[str]) -> None:
    """One key opens the box, from the disk too."""
    page = opened(apart, disk, "drops/index.html")
    page.keyboard.press("e")
    page.keyboard.insert_text("torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2 GiB")
    link = page.locator(".fd-answer__title a").first
    expect(link).to_have_attribute("href", (disk / "cuda-out-of-memory/index.html").as_uri())

    assert said == []


def test_the_search_finds(apart: BrowserContext, disk: Path, said: list[str]) -> None:
    """The theme's search works from the disk, and its results are pages on it."""
    page = opened(apart, disk, "index.html")
    page.locator(".md-search__input").click()
    page.locator(".md-search__input").press_sequentially("CUDA_HOME environment")
    result = page.locator(".md-search-result__item a").first
    result.wait_for()
    before = page.url
    result.click()
    expect(page).not_to_have_url(before)
    page.wait_for_load_state()

    assert Path(unquote(urlsplit(page.url).path)).is_file()
    assert said == []


@pytest.mark.parametrize("path", KINDS)
def test_a_page_asks_for_nothing_but_files(
    apart: BrowserContext, disk: Path, said: list[str], path: str
) -> None:
    """Everything that a page loads lies in the copy, and nothing fails."""
    asked: list[str] = []
    apart.on("request", lambda request: asked.append(request.url))
    page = opened(apart, disk, path)
    page.keyboard.press("End")
    page.wait_for_timeout(200)
    elsewhere = [url for url in asked if not url.startswith((disk.as_uri(), "blob:", "data:"))]

    assert (said, elsewhere) == ([], [])


def test_every_link_leads_to_a_file(disk: Path) -> None:
    """No link ends at a folder, and none at something that did not come along."""
    broken = {
        f"{path.relative_to(disk)}: {link}"
        for path in sorted(disk.rglob("*.html"))
        for link in lxml.html.parse(path).xpath("//a/@href | //link/@href | //@src")
        if not urlsplit(link).scheme and urlsplit(link).path
        if not (path.parent / unquote(urlsplit(link).path)).is_file()
    }

    assert broken == set()


def test_pages_keep_their_policy(disk: Path) -> None:
    """On a disk no page may connect to anything."""
    policies = {
        re.sub(r"\s+", " ", policy)
        for path in disk.rglob("*.html")
        for policy in lxml.html.parse(path).xpath(
            "//meta[@http-equiv='Content-Security-Policy']/@content"
        )
    }

    assert len(policies) == 1
    assert "connect-src 'none'" in policies.pop()


def test_a_report_is_masked(apart: BrowserContext, disk: Path, said: list[str]) -> None:
    """The rules came along, and the clipboard works."""
    page = opened(apart, disk, "report/index.html")
    page.locator("#fd-report-raw").fill(f"{TOKEN}\nRuntimeError: new")
    field = page.locator("#fd-report-error")
    expect(field).to_have_value("HF_TOKEN=[redacted]\nRuntimeError: new")
    page.get_by_role("button", name="Copy the text").click()
    expect(page.get_by_text("Copied. Nothing was sent.")).to_be_visible()

    assert page.evaluate("navigator.clipboard.readText()") == field.input_value()
    assert said == []


def test_a_copy_is_the_tested_file(apart: BrowserContext, disk: Path, repository: Path) -> None:
    """The buttons copy the same bytes as on the site."""
    page = opened(apart, disk, ENTRY)
    page.locator("[id='file-fix.py'] + .highlight").get_by_role("button", name="Copy").click()
    page.get_by_role("button", name="Copied").wait_for()
    tested = repository / "knowledge" / "compilation" / "cuda-home-not-set" / "fix.py"

    assert page.evaluate("navigator.clipboard.readText()").encode() == tested.read_bytes()
