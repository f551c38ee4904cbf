"""The paste box in the hands of a reader."""

import gzip
import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, Route, expect

LABEL = "Error text or log"
TITLE = "OSError: CUDA_HOME environment variable is not set"
ERROR = f"{TITLE}. Please set it to your CUDA install root."
DONE = "Read in this page, sent nowhere."
PASTE = """([repeated, last]) => {
    const line = "an ordinary line of a log with 0123456789 and words\\n";
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", line.repeat(repeated) + last);
    const settings = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement.dispatchEvent(new ClipboardEvent("paste", settings));
}"""
DROP = """([selector, text]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "train.log", { type: "text/plain" }));
    const settings = { dataTransfer, bubbles: true, cancelable: true };
    const over = new DragEvent("dragover", settings);
    const drop = new DragEvent("drop", settings);
    const place = document.querySelector(selector);
    return [over, drop].map((event) => !place.dispatchEvent(event));
}"""
KEPT = """() => JSON.stringify([
    location.href, document.title, document.cookie, history.state, history.length,
    { ...localStorage }, { ...sessionStorage },
])"""


@pytest.fixture
def home(context: BrowserContext, address: str, listening: Callable[[Page], None]) -> Page:
    """Return the home page, which hears keys and pastes."""
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    listening(page)
    return page


def first(page: Page) -> str:
    """Return the title of the first answer, once there is one."""
    title = page.locator(".fd-answer__title").first
    expect(title).to_be_visible(timeout=60_000)
    return title.inner_text()


def test_the_words_that_the_empty_box_shows_are_answered(home: Page) -> None:
    """Who has no message to paste is told that a sentence will do, and it does."""
    field = home.get_by_label(LABEL)
    shown = field.get_attribute("placeholder") or ""
    field.fill(shown.partition("Or in your words: ")[2])

    assert first(home) == "Training on several GPUs is as slow as, or slower than, on one"


def test_a_pasted_error_is_named(home: Page, address: str) -> None:
    """The first answer is the entry, with the line that says so and the way to its fix."""
    home.get_by_label(LABEL).fill(f"one\ntwo\n{ERROR}\nfour")

    assert first(home) == TITLE
    expect(home.get_by_text(DONE)).to_be_visible()
    expect(home.locator(".fd-answer mark").first).to_have_text(ERROR)
    expect(home.get_by_role("link", name="What fixes it").first).to_have_attribute(
        "href", f"{address}cuda-home-not-set/#fix"
    )


def test_an_error_that_no_entry_explains_is_named(home: Page) -> None:
    """Who died of an error of their own is told so, and who said it where, before its echo."""
    home.get_by_label(LABEL).fill(
        "[rank3]: Traceback (most recent call last):\n"
        '[rank3]:   File "data.py", line 12, in collate\n'
        "[rank3]: KeyError: 'speaker'\n"
        "torch.distributed.elastic.multiprocessing.errors.ChildFailedError:"
    )

    assert first(home) == "An error that no entry explains"
    expect(home.locator(".fd-answer__text").first).to_have_text(
        "line 3, said by rank 3: KeyError: 'speaker'"
    )
    expect(home.locator(".fd-answer__text").nth(1)).to_have_text(
        'at File "data.py", line 12, in collate'
    )
    expect(home.locator(".fd-answer--first")).to_have_count(1)


def test_the_line_is_shown_in_the_text(home: Page) -> None:
    """Who asks where it stands sees it selected."""
    home.get_by_label(LABEL).fill(f"one\ntwo\n{ERROR}\nfour")
    home.get_by_role("button", name="line 3").click()

    assert home.evaluate("document.getSelection().toString()") == ERROR


def test_the_rank_that_said_it_is_told(home: Page) -> None:
    """Of a log of all ranks the answer says whose line it shows, and who said as much later."""
    home.get_by_label(LABEL).fill(f"one\n[rank3]: {ERROR}\n[rank0]: {ERROR}")
    assert first(home) == TITLE

    expect(home.locator(".fd-answer__text").first).to_have_text(
        f"line 2, said by rank 3 first, then by rank 0: {ERROR}"
    )


def test_a_line_without_a_rank_is_nobody_s(home: Page) -> None:
    """Where the line does not tell, nothing is said of ranks."""
    home.get_by_label(LABEL).fill(f"[rank3]: one\n{ERROR}")
    assert first(home) == TITLE

    expect(home.locator(".fd-answer__text").first).to_have_text(f"line 2 {ERROR}")


def test_a_paste_outside_of_any_field_lands_in_the_box(home: Page) -> None:
    """Who opens the page and pastes at once has hit."""
    home.evaluate(PASTE, [0, ERROR])

    assert first(home) == TITLE


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "gzip"])
def test_a_log_file_is_read(home: Page, encoding: str) -> None:
    """A file is read where it lies, packed or not."""
    text = f"step 1\n{ERROR}\n"
    data = gzip.compress(text.encode()) if encoding == "gzip" else text.encode(encoding)
    file = {"name": "train.log", "mimeType": "text/plain", "buffer": data}
    home.locator("input[type=file]").set_input_files(file)

    assert first(home) == TITLE


def test_a_dropped_file_is_read(home: Page) -> None:
    """A file let go over the box is read there, and the browser does not open it instead."""
    taken = home.evaluate(DROP, ["textarea", f"step 1\n{ERROR}\n"])

    assert (taken, first(home)) == ([True, True], TITLE)


def test_a_key_opens_the_box_on_every_page(
    context: BrowserContext, address: str, listening: Callable[[Page], None]
) -> None:
    """One key, the text, the answer; escape leads back."""
    page = context.new_page()
    page.goto(f"{address}evidence/", wait_until="networkidle")
    listening(page)
    page.keyboard.press("e")
    expect(page.locator("#fd-dialog textarea")).to_be_focused()
    page.keyboard.insert_text(ERROR)
    assert first(page) == TITLE

    page.keyboard.press("Escape")
    expect(page.locator("#fd-dialog")).to_be_hidden()


def test_the_button_opens_the_box(context: BrowserContext, address: str) -> None:
    """Who has no keyboard finds it in the header."""
    page = context.new_page()
    page.goto(f"{address}cuda-home-not-set/", wait_until="networkidle")
    page.get_by_role("button", name="Paste an error").click()

    expect(page.get_by_label(LABEL)).to_be_focused()


def test_what_is_pasted_leaves_no_trace(home: Page, address: str) -> None:
    """No request holds it, and neither address, history, storage nor title does."""
    asked: list[tuple[str, str | None]] = []
    said: list[str] = []
    home.on("request", lambda request: asked.append((request.url, request.post_data)))
    home.on("console", lambda message: said.append(message.text))
    before = home.evaluate("history.length")
    home.get_by_label(LABEL).fill(f"secret-4711 {ERROR}")
    assert first(home) == TITLE

    assert "4711" not in home.evaluate(KEPT)
    assert (home.url, home.evaluate("history.length"), said) == (address, before, [])
    assert [one for one in asked if one[1] or not one[0].startswith(f"{address}assets/")] == []
    assert [url for url, _ in asked if "?" in url] == []


def test_after_the_first_answer_nothing_is_asked_for(home: Page) -> None:
    """Matcher and index are fetched once, and from then on the page is alone."""
    asked: list[str] = []
    home.on("request", lambda request: asked.append(request.url))
    home.get_by_label(LABEL).fill(ERROR)
    assert first(home) == TITLE
    # What stands below an answer comes behind it, on a busy machine some seconds later.
    while asked:
        asked.clear()
        home.wait_for_timeout(1000)
    home.get_by_label(LABEL).fill(f"more\n{ERROR}")
    expect(home.get_by_role("button", name="line 2")).to_be_visible()

    assert asked == []


def test_markup_in_a_paste_is_text(home: Page) -> None:
    """A hostile log is shown and does nothing."""
    hostile = "<img src=x onerror=alert(1)><script>document.title = 'owned'</script>"
    home.get_by_label(LABEL).fill(f"{hostile}\n{ERROR} {hostile}")
    assert first(home) == TITLE

    expect(home.locator(".fd-answer mark").first).to_contain_text("<img src=x")
    assert home.locator("img[src=x]").count() == 0
    assert home.title() != "owned"


def test_an_unknown_text_is_said_to_be_unknown(home: Page) -> None:
    """No entry is named where none is sure."""
    home.get_by_label(LABEL).fill("npm ERR! code ERESOLVE")

    expect(home.get_by_text("No entry is sure to explain this text.")).to_be_visible()
    assert home.locator(".fd-answer").count() == 0


def test_a_probable_page_is_shown_with_its_fix(home: Page) -> None:
    """A message in another wording names no entry, but its words tell one."""
    home.get_by_label(LABEL).fill("OSError: The CUDA_HOME environment variable was not set here.")
    expect(home.get_by_text("Probably this, by its words")).to_be_visible(timeout=60_000)

    card = home.locator(".fd-answer--first", has=home.get_by_text("probable by its words"))
    expect(card.locator(".fd-answer__title")).to_have_text(TITLE)
    expect(card.locator(".fd-answer__summary")).to_be_visible()
    expect(card.get_by_role("link", name="What fixes it")).to_be_visible()


def test_a_log_of_fifty_megabytes_is_read_to_its_end(home: Page) -> None:
    """The page soon says how far it is, and the last line is found."""
    home.get_by_label(LABEL).focus()
    home.evaluate(PASTE, [1_000_000, ERROR])
    expect(home.locator(".fd-paste__state")).to_contain_text("eading", timeout=10_000)

    assert first(home) == TITLE


@pytest.mark.parametrize(
    "broken", ["**/index.json", "**/entries.json", "**/site/worker.js", "**/explain.js"]
)
def test_a_reader_that_does_not_load_says_so(
    context: BrowserContext, address: str, broken: str
) -> None:
    """Not being able to look is never told as having found nothing."""
    page = context.new_page()
    page.route(broken, lambda route: route.abort())
    page.goto(address, wait_until="networkidle")
    page.get_by_label(LABEL).fill(ERROR)
    expect(page.get_by_text("The matcher could not read this here.")).to_be_visible()

    assert page.get_by_text("No entry is sure").count() == 0
    expect(page.get_by_role("link", name="Look through all failures by subject")).to_be_visible()


@pytest.mark.parametrize("broken", ["**/advice.json", "**/near.json"])
def test_an_answer_without_a_later_part_is_an_answer(
    context: BrowserContext, address: str, broken: str
) -> None:
    """The entry is named, though what comes with the first answer cannot be had."""
    page = context.new_page()
    page.route(broken, lambda route: route.abort())
    page.goto(address, wait_until="networkidle")
    page.get_by_label(LABEL).fill(ERROR)

    assert first(page) == TITLE


def test_a_reader_that_failed_is_replaced(context: BrowserContext, address: str) -> None:
    """The next text gets a new worker."""
    page = context.new_page()
    page.route("**/site/worker.js", lambda route: route.abort())
    page.goto(address, wait_until="networkidle")
    page.get_by_label(LABEL).fill(ERROR)
    expect(page.get_by_text("The matcher could not read this here.")).to_be_visible()
    page.unroute("**/site/worker.js")
    page.get_by_label(LABEL).fill(f"again {ERROR}")

    assert first(page) == TITLE


def test_a_reader_that_falls_silent_is_given_up(context: BrowserContext, address: str) -> None:
    """A worker that never answers is told of early, and replaced by the list in the end."""
    page = context.new_page()
    page.route("**/site/worker.js", lambda route: route.fulfill(content_type="text/javascript"))
    page.clock.install()
    page.goto(address, wait_until="networkidle")
    page.get_by_label(LABEL).fill(ERROR)
    page.clock.run_for(2_000)
    expect(page.get_by_text("Still reading: every failure is also listed")).to_be_visible()
    page.clock.run_for(20_000)

    expect(page.get_by_text("The matcher could not read this here.")).to_be_visible()
    assert page.get_by_text("No entry is sure").count() == 0


@pytest.mark.parametrize("lines", [20, 2_000, 100_000])
def test_an_answer_comes_in_time(home: Page, lines: int) -> None:
    """From a kilobyte to megabytes it is soon read or being read: in ten seconds beside others."""
    home.evaluate(PASTE, [lines, ERROR])
    state = home.locator(".fd-paste__state").first
    expect(state).to_have_text(re.compile("^Read"), timeout=10_000)

    assert first(home) == TITLE


def test_without_scripts_the_lists_are_named(context: BrowserContext, address: str) -> None:
    """The place of the box says what it needs and where the lists are."""
    assert context.browser is not None
    plain = context.browser.new_context(java_script_enabled=False)
    page = plain.new_page()
    page.goto(address)
    text = page.locator(".fd-paste").first.inner_text()
    plain.close()

    assert "with JavaScript on" in text


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_answer_breaks_no_rule(home: Page, scheme: str) -> None:
    """Everybody can read the answer."""
    home.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    home.get_by_label(LABEL).fill(f"[rank3]: {ERROR}\n[rank0]: {ERROR}")
    assert first(home) == TITLE

    found = Axe().run(home).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []


OWN_OOM = (
    "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 7.83 GiB. GPU 0 has a total "
    "capacity of 79.18 GiB of which 1.42 GiB is free. Including non-PyTorch memory, this process "
    "has 77.70 GiB memory in use. Of the allocated memory 75.02 GiB is allocated by PyTorch, and "
    "2.11 GiB is reserved by PyTorch but unallocated."
)
OOM = (
    "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 7.83 GiB. GPU 0 has a total"
    " capacity of 79.18 GiB of which 1.42 GiB is free. Process 4711 has 22.10 GiB memory in use."
    " Including non-PyTorch memory, this process has 55.64 GiB memory in use. Of the allocated"
    " memory 53.02 GiB is allocated by PyTorch, and 2.11 GiB is reserved by PyTorch but"
    " unallocated."
)


def test_an_answer_shows_account_cause_and_code(home: Page, address: str) -> None:
    """The bar of the GPU, the cause that the numbers show with its link, and code to copy."""
    home.get_by_label(LABEL).fill(OWN_OOM)
    card = home.locator(".fd-answer--first")
    expect(card.locator(".fd-answer__code")).to_be_visible(timeout=60_000)
    card.get_by_role("button", name="Copy").click()

    expect(card.locator("svg.fd-account rect")).to_have_count(5)
    expect(card.get_by_role("link", name=re.compile("^This process fills"))).to_have_attribute(
        "href", f"{address}cuda-out-of-memory/#cause-this-process"
    )
    assert "gradient_checkpointing=True" in home.evaluate("navigator.clipboard.readText()")


def test_the_first_answer_knows_the_signs_of_its_causes(home: Page, address: str) -> None:
    """They are loaded once an entry is found, and what was read before is read again."""
    home.get_by_label(LABEL).fill(
        "The Compose file './docker-compose.yml' is invalid because:\n"
        "services.app.deploy.resources.reservations value Additional properties are not allowed "
        "('devices' was unexpected)"
    )
    card = home.locator(".fd-answer--first")

    expect(card.get_by_role("link", name=re.compile("^docker-compose 1.28.0"))).to_have_attribute(
        "href",
        f"{address}compose-rejects-gpu-request/#cause-compose-too-old",
        timeout=60_000,
    )


def test_a_process_that_is_named_leads_to_its_page(home: Page, address: str) -> None:
    """The account stays; which process it is, the page's own check tells."""
    home.get_by_label(LABEL).fill(OOM)
    card = home.locator(".fd-answer--first")

    expect(card.locator(".fd-answer__title a")).to_have_attribute(
        "href", f"{address}oom-other-process-on-gpu/", timeout=60_000
    )
    expect(card.locator("svg.fd-account rect")).to_have_count(6)


def test_an_undecided_answer_asserts_no_cause(home: Page) -> None:
    """It says of how many it is one, and what tells them apart."""
    home.get_by_label(LABEL).fill("RuntimeError: CUDA error: out of memory")
    card = home.locator(".fd-answer--first")
    row = card.locator(".fd-answer__row", has_text=re.compile("^Cause"))

    expect(row).to_contain_text("the text does not decide", timeout=60_000)
    expect(card.locator(".fd-answer__tells li")).to_have_count(4)


MESSAGE = "RuntimeError: CUDA error: CUBLAS_STATUS_MAPPING_ERROR when calling `cublasSgemm(handle)`"
NAME = "CUBLAS_STATUS_MAPPING_ERROR"


def test_a_message_that_no_entry_explains_is_told(home: Page, address: str) -> None:
    """Its owner's name for it, its class, what it means, what to do, and the way to its row."""
    home.get_by_label(LABEL).fill(f"step 1\n{MESSAGE}\nstep 2\n{MESSAGE}")
    assert NAME in first(home)
    card = home.locator(".fd-answer--first")

    expect(card.locator(".fd-answer__title a")).to_have_attribute(
        "href", re.compile(f"^{address}messages/cublas/#")
    )
    expect(card.locator(".fd-class")).to_have_text("unsure")
    expect(card.locator(".fd-answer__row").first).to_contain_text("First step")
    expect(card.locator(".fd-answer__text").last).to_contain_text("line 2, and 1 more line: ")
    card.locator(".fd-answer__title a").click()
    expect(home.locator("#fd-messages :target")).to_contain_text(NAME)


def test_only_the_part_of_an_owner_is_asked_for(home: Page) -> None:
    """A request tells no more than whose message it may be; a second message tells nothing."""
    asked: list[str] = []
    home.on("request", lambda request: asked.append(request.url.rpartition("/messages/")[2]))
    home.get_by_label(LABEL).fill(MESSAGE)
    assert NAME in first(home)
    before = [one for one in asked if one.endswith(".json") and "/" not in one]
    asked.clear()
    home.get_by_label(LABEL).fill(MESSAGE.replace("MAPPING_ERROR", "LICENSE_ERROR"))
    expect(home.locator(".fd-answer__title").first).to_contain_text("LICENSE_ERROR")

    assert (before, asked) == (["hints.json", "cublas.json"], [])


def test_an_entry_is_named_before_the_hints_of_messages_come(
    context: BrowserContext, address: str
) -> None:
    """What the index alone finds need not wait for more; the end of the answer does."""
    page = context.new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/messages/hints.json", hold)
    page.goto(address, wait_until="networkidle")
    with page.expect_request("**/messages/hints.json"):
        page.get_by_label(LABEL).fill(ERROR)
        assert first(page) == TITLE
    before = page.get_by_text(DONE).count()
    held[0].continue_()

    expect(page.get_by_text(DONE)).to_be_visible()
    assert (before, first(page)) == (0, TITLE)


def test_messages_that_do_not_load_are_named(home: Page) -> None:
    """What could not be looked at is said, and nothing is said to be unknown."""
    home.route("**/messages/cublas.json", lambda route: route.abort())
    home.get_by_label(LABEL).fill(MESSAGE)

    expect(home.get_by_text("The messages of cublas could not be loaded.")).to_be_visible()
    assert home.get_by_text("No entry is sure").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_known_message_breaks_no_rule(home: Page, scheme: str) -> None:
    """Everybody can read what is told of it."""
    home.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    home.get_by_label(LABEL).fill(MESSAGE)
    assert NAME in first(home)

    found = Axe().run(home).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []
