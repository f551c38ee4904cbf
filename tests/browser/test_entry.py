"""An entry's page in the hands of a reader."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

ENTRY = "compilation/cuda-home-not-set"
PAGE = "cuda-home-not-set/"
MANY_CAUSES = "llama-runner-terminated/"
COPIED = (
    "compilation/build-isolation-no-torch",
    "compilation/cmake-cuda-architectures-empty",
    "compilation/no-kernel-image",
)
WIDE = (
    "",
    PAGE,
    "oom-fragmentation/",
    "evidence/",
    "coverage/",
    "browse/",
    "problems/",
    "workflows/slow-training/",
)
UNFOLD = "for (const one of document.querySelectorAll('details')) one.open = true"
ANCHORS = (
    "error", "cause", "diagnose", "fix", "does-not-help", "how-we-know", "evidence", "sources",
)  # fmt: skip
TWO_SCREENS = 2 * 844
# The theme draws a radio button's outline around its label.
FOCUS = """() => {
    const at = document.activeElement;
    const drawn = at.classList.contains("md-option") ? at.nextElementSibling : at;
    const isSeen = drawn.getBoundingClientRect().width > 0;
    return [at.tagName, isSeen && getComputedStyle(drawn).outlineStyle !== "none"];
}"""


@pytest.mark.parametrize("entry", [ENTRY, *COPIED])
def test_a_copy_is_the_tested_file(
    context: BrowserContext, address: str, repository: Path, entry: str
) -> None:
    """Each button copies the very bytes that were run, whatever the file is written in."""
    page = context.new_page()
    page.goto(f"{address}{Path(entry).name}/", wait_until="networkidle")
    page.evaluate(UNFOLD)
    for head in page.locator(".fd-file__head").all():
        name = head.locator(".fd-file__name").inner_text()
        block = page.locator(f"[id='file-{name}'] + .highlight")
        block.get_by_role("button", name="Copy").click()
        expect(block.get_by_role("button", name="Copied")).to_be_visible()

        copied = page.evaluate("navigator.clipboard.readText()")
        assert copied.encode() == (repository / "knowledge" / entry / name).read_bytes()


def test_what_is_copied_is_of_every_kind(repository: Path) -> None:
    """The entries of the test above hold Python, shell, CUDA and a build file."""
    folders = [repository / "knowledge" / one for one in (ENTRY, *COPIED)]
    kinds = {path.suffix for folder in folders for path in folder.iterdir()}

    assert {".py", ".sh", ".cu", ".txt"} <= kinds


def test_expected_output_stands_apart(
    context: BrowserContext, address: str, repository: Path
) -> None:
    """What a file prints is shown beside it, and is no part of what is copied."""
    page = context.new_page()
    page.goto(address + PAGE, wait_until="networkidle")
    run = page.locator("[id='file-diagnose.py'] + .highlight + .fd-run")
    expected = run.get_by_text("Expected output").locator("+ pre")
    text = (repository / "knowledge" / ENTRY / "diagnose.out").read_text("utf-8")

    assert expected.text_content() == text
    assert page.locator(".highlight", has=expected).count() == 0


@pytest.mark.parametrize("width", [1280, 390])
def test_every_anchor_brings_its_section_to_the_top(
    context: BrowserContext, address: str, width: int
) -> None:
    """A link from a terminal lands where it says, below the header."""
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": 600})
    for anchor in ANCHORS:
        page.goto(f"{address}{PAGE}#{anchor}", wait_until="networkidle")
        box = page.locator(f"#{anchor}").bounding_box()

        assert box is not None
        assert -2 <= box["y"] <= 300, anchor


def test_causes_are_in_sight_at_once_and_the_fix_is_near(
    context: BrowserContext, address: str
) -> None:
    """A reader with five minutes sees the triage table first, and the fix on the second screen."""
    page = context.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(address + PAGE, wait_until="networkidle")
    fix = page.locator(".fd-first").bounding_box()

    expect(page.locator("h1")).to_be_in_viewport()
    expect(page.locator(".fd-causes tbody tr").first).to_be_in_viewport()
    assert fix is not None
    assert fix["y"] < TWO_SCREENS


def test_rarer_causes_wait_behind_a_button_of_a_phone(
    context: BrowserContext, address: str
) -> None:
    """So the lines of the first fix begin on the second screen, whatever the number of causes."""
    page = context.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(address + MANY_CAUSES, wait_until="networkidle")
    more, rows = page.get_by_role("button", name="more causes"), page.locator(".fd-causes tbody tr")
    lines = page.locator("#fix ~ .highlight").first.bounding_box()

    assert lines is not None
    assert lines["y"] < TWO_SCREENS
    assert not rows.last.is_visible()
    more.click()
    expect(rows.last).to_be_visible()
    expect(more).to_have_count(0)


def test_a_search_and_a_link_show_what_the_button_hides(
    context: BrowserContext, address: str
) -> None:
    """The browser tells the page that it found something there; a link opens it from the start."""
    page = context.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(address + MANY_CAUSES, wait_until="networkidle")
    last = page.locator(".fd-causes tbody tr").last
    anchor = last.get_attribute("id")
    hidden = last.is_visible()
    page.locator(".fd-causes__rest").dispatch_event("beforematch")

    assert not hidden
    expect(last).to_be_visible()
    other = context.new_page()
    other.set_viewport_size({"width": 390, "height": 844})
    other.goto(f"{address}{MANY_CAUSES}#{anchor}", wait_until="networkidle")
    expect(other.locator(".fd-causes tbody tr").last).to_be_in_viewport()


def test_a_wide_page_shows_every_cause(context: BrowserContext, address: str) -> None:
    """On a desktop the table is short enough."""
    page = context.new_page()
    page.goto(address + MANY_CAUSES, wait_until="networkidle")

    expect(page.locator(".fd-causes tbody tr").last).to_be_visible()
    expect(page.get_by_role("button", name="more causes")).to_have_count(0)


def test_a_link_opens_what_is_folded(context: BrowserContext, address: str) -> None:
    """The file behind the check lies in a fold, and its link shows it."""
    page = context.new_page()
    page.goto(address + PAGE, wait_until="networkidle")
    file = page.locator("[id='file-diagnose.py']")

    assert not file.is_visible()
    page.get_by_role("link", name="read it").click()
    expect(file).to_be_in_viewport()


@pytest.mark.parametrize("path", WIDE)
def test_nothing_is_wider_than_a_phone(context: BrowserContext, address: str, path: str) -> None:
    """A page never scrolls sideways; what is wide scrolls by itself."""
    page = context.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(address + path, wait_until="networkidle")

    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_page_reads_without_scripts(
    context: BrowserContext, address: str, repository: Path
) -> None:
    """Error, fix and files are there for a browser that runs nothing."""
    browser = context.browser
    assert browser is not None
    plain = browser.new_context(java_script_enabled=False)
    page = plain.new_page()
    page.goto(address + PAGE)
    text = page.locator("article").inner_text()
    plain.close()

    assert (repository / "knowledge" / ENTRY / "fix.py").read_text("utf-8").splitlines()[0] in text


def test_the_table_narrows_to_what_is_asked_for(context: BrowserContext, address: str) -> None:
    """Words and choices leave the rows that fit, and the address keeps them."""
    page = context.new_page()
    page.goto(f"{address}browse/", wait_until="networkidle")
    rows = page.locator("#fd-entries tbody tr")
    every = rows.count()
    page.get_by_label("Find").fill("CUDA_HOME environment")
    page.get_by_label("Category").select_option("compilation")

    visible = [row for row in rows.all() if row.is_visible()]
    assert 0 < len(visible) < every
    assert re.search(rf"{len(visible)} of {every}", page.locator(".fd-filter").inner_text())
    expect(page).to_have_url(f"{address}browse/#?words=CUDA_HOME+environment&category=compilation")


def test_a_long_text_stays_out_of_the_address(context: BrowserContext, address: str) -> None:
    """An error pasted into the filter is no part of what is kept or sent to others."""
    page = context.new_page()
    page.goto(f"{address}browse/", wait_until="networkidle")
    page.get_by_label("Find").fill("secret-4711 " * 8)

    assert page.url == f"{address}browse/"


@pytest.mark.parametrize("path", [PAGE, "cuda-out-of-memory/"])
def test_the_contents_highlight_what_was_asked_for(
    context: BrowserContext, address: str, path: str
) -> None:
    """A click in the table of contents marks the part that it leads to, not the one before."""
    page = context.new_page()
    page.goto(address + path, wait_until="networkidle")
    for name in ("#cause", "#fix", "#does-not-help", "#how-we-know", "#evidence"):
        page.locator(f".md-nav--secondary a[href='{name}']").click()
        active = page.locator(".md-nav--secondary .md-nav__link--active")

        expect(active).to_have_attribute("href", name)


def test_ids_stay_unique_when_scripts_have_run(context: BrowserContext, address: str) -> None:
    """The theme names code blocks by the nearest id around them: none is around them all."""
    page = context.new_page()
    page.goto(f"{address}cuda-out-of-memory/", wait_until="networkidle")
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)")

    assert sorted({one for one in ids if ids.count(one) > 1}) == []


def test_the_header_shows_no_cut_title(context: BrowserContext, address: str) -> None:
    """After scrolling, what the header shows is whole, and fits in one line."""
    page = context.new_page()
    page.goto(address + PAGE, wait_until="networkidle")
    page.mouse.wheel(0, 900)
    search = page.locator(".md-search__inner").bounding_box()
    lines = page.locator(".fd-nav").bounding_box()

    expect(page.locator(".md-header__title")).to_be_hidden()
    assert search is not None
    assert search["x"] + search["width"] <= 1280
    assert lines is not None
    assert lines["height"] < 40


@pytest.mark.parametrize("path", ["", "cuda-out-of-memory/", "browse/", "messages/nccl/"])
def test_nothing_is_wider_than_the_smallest_phone(
    context: BrowserContext, address: str, path: str
) -> None:
    """The header gives way before the page scrolls sideways."""
    page = context.new_page()
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(address + path, wait_until="networkidle")

    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_every_stop_of_the_tab_key_is_seen(context: BrowserContext, address: str) -> None:
    """Whoever has no mouse sees where the focus is, and passes the main parts in order."""
    page = context.new_page()
    page.goto(address + PAGE, wait_until="networkidle")
    seen = []
    for _ in range(25):
        page.keyboard.press("Tab")
        seen.append(page.evaluate(FOCUS))

    assert [tag for tag, visible in seen if not visible and tag != "BODY"] == []
    assert {tag for tag, _ in seen} >= {"A", "BUTTON"}
