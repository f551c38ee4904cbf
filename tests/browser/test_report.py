"""The page that reports an error, in the hands of a reader."""

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect
from ruamel.yaml import YAML

RAW = "The whole text, from the first error on"
PUBLIC = "What will be public: read it, and change what you like"
VERSIONS = "Versions and hardware"
COPY, OPEN = "Copy the text", "Open the form, filled in"
TOKEN = "hf_" + "a" * 33 + "1"
LOG = f'File "/home/alice/run.py", line 3\nHF_TOKEN={TOKEN}\nRuntimeError: no such failure'
MASKED = (
    'File "/home/[redacted]/run.py", line 3\nHF_TOKEN=[redacted]\nRuntimeError: no such failure'
)
LONGEST = 8192


@pytest.fixture
def report(context: BrowserContext, address: str) -> Page:
    """Return the page, with its rules loaded; the form is answered here and not elsewhere."""
    context.route("https://github.com/**", lambda route: route.fulfill(body="the form"))
    page = context.new_page()
    page.goto(f"{address}report/", wait_until="networkidle")
    return page


def opened(page: Page) -> dict[str, str]:
    """Press the button; return what is filled into the form."""
    with page.context.expect_page() as waiting:
        page.get_by_role("button", name=OPEN).click()
    url = waiting.value.url
    assert len(url) < LONGEST
    return {key: values[0] for key, values in parse_qs(urlsplit(url).query).items()}


def test_what_is_private_is_masked_and_named(report: Page) -> None:
    """The reader sees the text as it will be public, and what was taken out of it."""
    report.get_by_label(RAW).fill(LOG)

    expect(report.get_by_label(PUBLIC)).to_have_value(MASKED)
    expect(report.locator(".fd-report__found li")).to_have_text(
        ["masked in line 1: a user's folder", "masked in line 2: an access token"]
    )
    expect(report.get_by_text("2 things were masked. Nothing was sent.")).to_be_visible()


def test_nothing_leaves_before_the_click(report: Page) -> None:
    """No request, no new page and no trace in the address while a text is looked at."""
    asked: list[str] = []
    before = report.url
    report.context.on("request", lambda request: asked.append(request.url))
    report.get_by_label(RAW).fill(LOG)
    expect(report.get_by_label(PUBLIC)).to_have_value(MASKED)
    report.get_by_label(PUBLIC).press("Control+End")
    report.get_by_label(PUBLIC).press_sequentially(" on 8 GPUs")
    report.wait_for_timeout(500)

    assert (asked, report.url, len(report.context.pages)) == ([], before, 1)
    assert "[redacted]" not in report.evaluate("JSON.stringify([localStorage, sessionStorage])")


def test_what_is_copied_is_what_was_read(report: Page) -> None:
    """The reader's own change is kept, and the clipboard gets just that."""
    report.get_by_label(RAW).fill(LOG)
    expect(report.get_by_label(PUBLIC)).to_have_value(MASKED)
    report.get_by_label(PUBLIC).fill("RuntimeError: no such failure\n")
    report.get_by_role("button", name=COPY).click()
    expect(report.get_by_text("Copied. Nothing was sent.")).to_be_visible()

    assert report.evaluate("navigator.clipboard.readText()") == "RuntimeError: no such failure\n"


def test_the_form_is_filled_in(report: Page, repository: Path) -> None:
    """Every name in the address is the id of a field, and holds the masked text."""
    report.get_by_label(RAW).fill(LOG)
    expect(report.get_by_label(PUBLIC)).to_have_value(MASKED)
    report.get_by_label(VERSIONS).fill("torch 2.11.0+cu130 on gpu-7.cluster.local")
    report.get_by_label(VERSIONS).blur()
    told = opened(report)
    form = repository / ".github" / "ISSUE_TEMPLATE" / told.pop("template")
    fields = {one["id"] for one in YAML(typ="safe").load(form)["body"] if "id" in one}

    assert told == {
        "title": "RuntimeError: no such failure",
        "error": MASKED,
        "versions": "torch 2.11.0+cu130 on [redacted].local",
    }
    assert told.keys() - {"title"} <= fields


def test_what_is_written_later_is_masked_before_it_goes(report: Page) -> None:
    """A secret in the edited text stops the click, and the reader looks again."""
    report.get_by_label(RAW).fill("RuntimeError: no such failure")
    expect(report.get_by_label(PUBLIC)).to_have_value("RuntimeError: no such failure")
    report.get_by_label(PUBLIC).fill(LOG)
    for name in (OPEN, COPY):
        report.get_by_label(PUBLIC).fill(LOG)
        report.get_by_role("button", name=name).click()
        expect(report.get_by_text("Something more was masked")).to_be_visible()

        assert len(report.context.pages) == 1
        assert report.get_by_label(PUBLIC).input_value() == MASKED


def test_a_long_text_fits_into_the_address(report: Page) -> None:
    """The form gets the first and the last lines, and the reader is told to paste the rest."""
    log = "".join(f"äöü line {number} of a log\n" for number in range(3000))
    # Typing so much by the browser's own editing command takes half a minute.
    report.get_by_label(RAW).evaluate(
        "(field, text) => { field.value = text; field.dispatchEvent(new Event('input')); }",
        f"{log}RuntimeError: last",
    )
    expect(report.get_by_label(PUBLIC)).to_have_value(re.compile("RuntimeError: last$"))
    told = opened(report)

    assert told["error"].startswith("äöü line 0 ")
    assert told["error"].endswith("RuntimeError: last")
    assert "lines left out" in told["error"]
    expect(report.get_by_text("The text is too long for an address")).to_be_visible()


def test_a_report_without_text_goes_nowhere(report: Page) -> None:
    """An empty form helps nobody."""
    report.get_by_role("button", name=OPEN).click()

    expect(report.get_by_text("There is no text yet.")).to_be_visible()
    assert len(report.context.pages) == 1


def test_rules_that_do_not_load_are_told(context: BrowserContext, address: str) -> None:
    """A text is never shown as masked where nothing could mask it."""
    page = context.new_page()
    page.route("**/private.json", lambda route: route.abort())
    page.goto(f"{address}report/", wait_until="networkidle")

    expect(page.get_by_text("The rules did not load")).to_be_visible()
    assert page.locator("textarea").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_filled_page_breaks_no_rule(report: Page, scheme: str) -> None:
    """Everybody can report."""
    report.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    report.get_by_label(RAW).fill(LOG)
    expect(report.get_by_label(PUBLIC)).to_have_value(MASKED)

    found = Axe().run(report).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []
