"""Files in the paste box: all that can be read is answered, and what was not read is told."""

import bz2
import gzip
import lzma
import re
from hashlib import sha256

import pytest
import zstandard
from playwright.sync_api import BrowserContext, Page, expect

TITLE = "OSError: CUDA_HOME environment variable is not set"
ERROR = f"{TITLE}. Please set it to your CUDA install root.\n".encode()
LINES = b"".join(sha256(b"%d" % number).hexdigest().encode() + b"\n" for number in range(4_000))
WHOLE = "Read in this page, sent nowhere."
LOSS = "Not all of the file was read."
PACKED, BEHIND = gzip.compress(LINES + ERROR), gzip.compress(LINES)
DAMAGED = bytearray(gzip.compress(ERROR + LINES))
DAMAGED[-6] ^= 1
DROP = """([names, text]) => {
    const dataTransfer = new DataTransfer();
    names.forEach((name) => dataTransfer.items.add(new File([text], name)));
    const settings = { dataTransfer, bubbles: true, cancelable: true };
    document.querySelector("textarea").dispatchEvent(new DragEvent("drop", settings));
}"""


@pytest.fixture
def home(context: BrowserContext, address: str) -> Page:
    """Return the home page."""
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    return page


def choose(page: Page, data: bytes, name: str = "train.log.gz") -> None:
    """Choose a file, and wait until it was read."""
    file = {"name": name, "mimeType": "application/octet-stream", "buffer": data}
    page.locator("input[type=file]").first.set_input_files(file)
    state = page.locator(".fd-paste__state").first
    expect(state).to_have_text(re.compile(f"{WHOLE}|{LOSS}"), timeout=60_000)


def title(page: Page) -> str:
    """Return the title of the first answer."""
    return page.locator(".fd-answer__title").first.inner_text()


@pytest.mark.parametrize(
    "data",
    [
        BEHIND + PACKED,
        b"".join(gzip.compress(b"line %d\n" % number) for number in range(40)) + PACKED,
        PACKED + bytes(512),
        BEHIND + bytes(512) + PACKED,
    ],
    ids=["two members", "many members", "padded", "padded in between"],
)
def test_all_members_of_a_gzip_file_are_read(home: Page, data: bytes) -> None:
    """Rotated logs are often put together as they are, and tapes fill them up."""
    choose(home, data)

    assert title(home) == TITLE
    expect(home.locator(".fd-paste__state").first).to_have_text(WHOLE)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (gzip.compress(ERROR + LINES)[:-4000], "The end of this archive is missing or damaged"),
        (bytes(DAMAGED), "it is damaged there, or what follows is no part of it"),
        (PACKED + b"and more text", f"not read from byte {len(PACKED):,} to byte "),
    ],
    ids=["cut", "another checksum", "text behind it"],
)
def test_what_a_damaged_archive_holds_is_answered(home: Page, data: bytes, why: str) -> None:
    """The answer stays, and the part that is lost is told."""
    choose(home, data)

    assert title(home) == TITLE
    expect(home.locator(".fd-paste__state").first).to_have_text(LOSS)
    expect(home.locator(".fd-answer__note", has_text=why)).to_be_visible()


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (zstandard.compress(ERROR), "zstd"),
        (bz2.compress(ERROR), "bzip2"),
        (lzma.compress(ERROR), "xz"),
        (b"PK\x03\x04" + bytes(60), "zip"),
    ],
    ids=["zstd", "bzip2", "xz", "zip"],
)
def test_an_archive_that_no_browser_reads_is_named(home: Page, data: bytes, kind: str) -> None:
    """The reader learns how to unpack it, and is not told that nothing was found."""
    choose(home, data)

    expect(home.locator(".fd-answer__note")).to_contain_text(f"This is a {kind} archive")
    assert home.get_by_text("No entry is sure").count() == 0


def test_one_of_several_files_is_named(home: Page) -> None:
    """Two files dropped at once are one too many, and the answer says which it is about."""
    home.evaluate(DROP, [["rank0.log", "rank1.log"], ERROR.decode()])
    state = home.locator(".fd-paste__state").first

    expect(state).to_have_text(f"{WHOLE} Only rank0.log was read: drop one file at a time.")


def test_one_endless_line_is_read_in_time(home: Page) -> None:
    """48 MiB without a line break, packed into some kilobytes, take seconds."""
    file = {"name": "a.gz", "mimeType": "", "buffer": gzip.compress(b"RuntimeError " * (4 << 20))}
    home.locator("input[type=file]").first.set_input_files(file)

    expect(home.locator(".fd-paste__state").first).to_have_text(WHOLE, timeout=20_000)
