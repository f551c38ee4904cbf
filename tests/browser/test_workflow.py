"""A workflow's page in the hands of a reader."""

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

NAMES = (
    "before-a-large-job", "checkpoint-does-not-load", "does-not-compile-or-import",
    "gpu-hardware-suspected", "it-hangs",
    "nan-or-diverging-loss", "nccl-or-ddp-error-at-start", "one-rank-died", "out-of-memory",
    "slow-training", "torch-sees-no-gpu",
)  # fmt: skip
PAGE = "workflows/out-of-memory/"
MAX_WEIGHT = 15_000
SPILLED = """() => [...document.querySelectorAll("a.fd-box")].flatMap((box) => {
    const edge = box.querySelector("rect").getBoundingClientRect();
    return [...box.querySelectorAll("text")]
        .filter((text) => text.getBoundingClientRect().right > edge.right)
        .map((text) => text.textContent);
})"""


@pytest.fixture
def tree(context: BrowserContext, address: str) -> Page:
    """Return the page of a workflow."""
    page = context.new_page()
    page.goto(address + PAGE, wait_until="networkidle")
    return page


def test_the_home_page_leads_to_every_workflow(context: BrowserContext, address: str) -> None:
    """Who has no error text finds the symptom at once."""
    page = context.new_page()
    page.goto(address)
    links = page.locator("#workflows + p + ul a").evaluate_all(
        "every => every.map(one => one.href)"
    )

    assert {link.removeprefix(address) for link in links} == {f"workflows/{one}/" for one in NAMES}


def test_a_command_is_copied_as_it_stands(tree: Page) -> None:
    """The button beside a question copies its command."""
    for block in tree.locator(".fd-command").all():
        block.get_by_role("button", name="Copy").click()
        expect(block.get_by_role("button", name="Copied")).to_be_visible()

        copied = tree.evaluate("navigator.clipboard.readText()")
        assert copied == block.locator("code").text_content()


def test_a_box_leads_to_its_step(tree: Page) -> None:
    """A click on a question of the picture brings its step into sight."""
    tree.locator("a.fd-box[href='#step-3']").click()

    expect(tree.locator("#step-3 > .fd-ask")).to_be_in_viewport()


def test_a_box_leads_to_its_entry(tree: Page, address: str) -> None:
    """A click on an entry of the picture opens it."""
    tree.locator("a.fd-box[href$='/oom-fragmentation/']").click()

    expect(tree).to_have_url(f"{address}oom-fragmentation/")


def test_an_entry_leads_back(context: BrowserContext, address: str) -> None:
    """The entry's page names the workflows that lead to it."""
    page = context.new_page()
    page.goto(f"{address}oom-fragmentation/")

    expect(page.locator(f".fd-ways-here a[href$='{PAGE}']")).to_be_visible()


@pytest.mark.parametrize("name", NAMES)
def test_no_text_spills_out_of_its_box(context: BrowserContext, address: str, name: str) -> None:
    """What was estimated when the site was built holds in a real browser."""
    page = context.new_page()
    page.goto(f"{address}workflows/{name}/", wait_until="networkidle")

    assert page.evaluate(SPILLED) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_picture_follows_the_scheme(browser: Browser, address: str, scheme: str) -> None:
    """Boxes are of the page's colour, and their text is not."""
    context = browser.new_context(color_scheme="dark" if scheme == "dark" else "light")
    page = context.new_page()
    page.goto(address + PAGE, wait_until="load")
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    sheet = page.locator("[data-kind=entry] > rect").first
    text = page.locator("text.fd-box__entry").first
    fills = [one.evaluate("one => getComputedStyle(one).fill") for one in (sheet, text)]
    context.close()

    assert (fills[0], fills[1] == paper) == (paper, False)


def test_on_a_phone_the_steps_come_first(tree: Page) -> None:
    """The picture scrolls by itself and stands below what can be read at once."""
    tree.set_viewport_size({"width": 390, "height": 844})
    steps, picture = (tree.locator(one).bounding_box() for one in ("#steps", ".fd-diagram"))
    inside = tree.locator(".fd-diagram").evaluate("one => [one.scrollWidth, one.clientWidth]")

    assert steps is not None
    assert picture is not None
    assert steps["y"] < picture["y"]
    assert picture["x"] + picture["width"] <= 390
    assert inside[0] > inside[1]


def test_the_page_needs_no_script(browser: Browser, address: str) -> None:
    """Picture, steps and commands are there for a browser that runs nothing."""
    plain = browser.new_context(java_script_enabled=False)
    page = plain.new_page()
    page.goto(address + PAGE)
    boxes, commands = page.locator("a.fd-box").count(), page.locator(".fd-command code").count()
    plain.close()

    assert boxes > commands > 2


def test_on_paper_the_picture_fits(tree: Page) -> None:
    """Printed, nothing is cut off at the right."""
    tree.set_viewport_size({"width": 720, "height": 1000})
    tree.emulate_media(media="print")
    sheet = tree.locator(".fd-diagram__sheet").bounding_box()

    assert sheet is not None
    assert sheet["x"] + sheet["width"] <= 720


@pytest.mark.parametrize("name", NAMES)
def test_a_workflow_is_light(site: Path, name: str) -> None:
    """The picture weighs little, and comes with the page."""
    page = site / "workflows" / name / "index.html"

    assert len(gzip.compress(page.read_bytes())) < MAX_WEIGHT
