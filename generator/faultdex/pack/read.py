"""Read the compiled knowledge, piece by piece as it is asked for."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from faultdex.match import Index
from faultdex.match.messages.find import Messages, Sighting
from faultdex.match.terms import Terms
from faultdex.model.advice import Advice, Check
from faultdex.model.answer import Known
from faultdex.model.card import Card, Guide, Stub, words
from faultdex.zstandard import zstd

if TYPE_CHECKING:
    from faultdex.model.setup import Setup
    from faultdex.model.yours import SetupStatus

# All texts in one file, for each name the bytes from which and to which it goes there, and the name
# of the dictionary with which the others are packed.
TEXTS, PLACES, SHARED = "texts.bin", "places.json", "dictionary"


@dataclass(frozen=True, slots=True)
class Pack:
    """A folder of compiled knowledge; `lost` counts the problems that kept something out of it.

    `setup` is what the reader says about the machine; it may be empty.
    """

    folder: Path
    cards: Mapping[str, Card] = field(default_factory=dict)
    lost: int = 0
    setup: str = ""

    def read_setup(self, text: str) -> "Setup":
        """Return the setup that `text` describes."""
        return _read_setup(self.folder, text)

    def yours(self, name: str) -> "SetupStatus | None":
        """Return what the entry `name` is to the reader's setup; nothing where there is none."""
        return self.status_for(name, self.read_setup(self.setup)) if self.setup else None

    def status_for(self, name: str, setup: "Setup") -> "SetupStatus | None":
        """Return what the entry `name` is to `setup`; nothing for what is no entry."""
        from faultdex.model.yours import status_for

        facts = _setup(self.folder)
        entry = facts["entries"].get(name)
        return status_for(setup, entry, facts["places"]) if entry and setup.versions else None

    def index(self) -> Index:
        """Return the compiled signatures, which are read once for all inputs."""
        return _index(self.folder)

    def messages_named(self, name: str) -> Iterator[Known]:
        """Yield the messages of libraries that have the id or name, or label and number, `name`."""
        messages = self.index().messages
        if messages:
            yield from (messages.known(one, Sighting(1, name, 0)) for one in messages.named(name))

    def missing(self) -> list[dict[str, object]]:
        """Read the rows of the plan that no entry covers, in the plan's order."""
        rows: list[dict[str, object]] = json.loads(_text(self.folder, "plan.json"))
        former = {alias for card in self.cards.values() for alias in card.aliases}
        return [row for row in rows if row["id"] not in {*self.cards, *former}]

    def page(self, card: Card) -> str:
        """Read the entry's page as Markdown; nothing where the book was not whole."""
        return _text_or(self.folder, f"{card.id}.md", "")

    def advice(self, name: str) -> Advice | None:
        """Read what answers say of the entry `name`; nothing for what has none."""
        known = name in self.cards
        return Advice.of(json.loads(_text(self.folder, f"{name}.json"))) if known else None

    def check(self, name: str) -> Check | None:
        """Read the check of the entry `name`; nothing for one without."""
        advice = self.advice(name)
        return advice.check if advice else None

    def files(self, name: str) -> dict[str, str]:
        """Read the files that the check of the entry `name` needs; nothing for one without."""
        found: dict[str, str] = json.loads(_text_or(self.folder, f"{name}.files.json", "{}"))
        return found

    def find(self, name: str) -> Card | None:
        """Return the card of the entry with the id, former id or code `name`, in any writing."""
        wanted = name.strip(" /").lower().replace("_", "-").rpartition("/")[2]
        other = {
            key.lower(): card
            for card in self.cards.values()
            for key in (card.fx, *card.codes, *card.aliases)
            if key
        }
        return self.cards.get(wanted) or other.get(wanted)

    def stubs(self, name: str) -> list[Stub]:
        """Return the rows of reference tables that hold every word of `name`."""
        wanted = words(name)
        return [one for one in self.every_stub() if wanted and wanted <= one.words]

    def every_stub(self) -> list[Stub]:
        """Read the rows of all reference tables."""
        return [Stub(**row) for row in json.loads(_text(self.folder, "stubs.json"))]

    def guides(self) -> list[Guide]:
        """Read the workflows."""
        rows = json.loads(_text(self.folder, "workflows.json"))
        return [Guide(**{**row, "entries": tuple(row["entries"])}) for row in rows]

    def guide_page(self, guide: Guide) -> str:
        """Read the questions of a workflow as Markdown."""
        return _text(self.folder, f"workflows/{guide.name}.md")

    def near(self, name: str) -> list[str]:
        """Return up to three ids that begin like `name`, that a row names, or that look like it."""
        # A name is seldom wrong.
        from difflib import get_close_matches

        low = name.lower()
        begun = [one for one in self.cards if one.startswith(f"{low}-")]
        rows = [one.entry for one in self.stubs(name) if one.entry]
        alike = get_close_matches(low, self.cards, n=3, cutoff=0.5)
        return list(dict.fromkeys([*begun, *rows, *alike]))[:3]

    def speaking(self, name: str) -> list[Card]:
        """Return the entries whose pages hold the word `name`, those that do most often first."""
        word = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE)
        found = [(len(word.findall(self.page(card))), card) for card in self.cards.values()]
        return [card for count, card in sorted(found, key=lambda one: -one[0]) if count > 1]


def read_pack(folder: Path) -> Pack:
    """Read the pack that lies in `folder`."""
    stored = json.loads(_text(folder, "cards.json"))
    return Pack(folder, {one["id"]: _card(one) for one in stored["cards"]}, stored["lost"])


def _card(data: dict[str, Any]) -> Card:
    tuples = {name: tuple(value) for name, value in data.items() if isinstance(value, list)}
    return Card(**{**data, **tuples})


@cache
def _index(folder: Path) -> Index:
    index = Index.from_json(_text(folder, "index.json"))
    return replace(
        index,
        messages=Messages(lambda name: _text(folder, f"messages/{name}.json")),
        terms=Terms(lambda: json.loads(_text(folder, "terms.json"))),
    )


@cache
def _read_setup(folder: Path, text: str) -> "Setup":
    """Return the setup that `text` describes, once for however many entries are judged by it."""
    # Most readers have said nothing about theirs.
    from faultdex.model.setup import read_setup

    return read_setup(text, _setup(folder)["gpus"])


@cache
def _setup(folder: Path) -> dict[str, Any]:
    facts: dict[str, Any] = json.loads(_text(folder, "setup.json"))
    return facts


@cache
def _places(folder: Path) -> dict[str, tuple[int, int]]:
    places: dict[str, tuple[int, int]] = json.loads((folder / PLACES).read_text("utf-8"))
    return places


def _text(folder: Path, name: str) -> str:
    return zstd.decompress(_packed(folder, name), _shared(folder)).decode()


@cache
def _shared(folder: Path) -> zstd.ZstdDict | None:
    """Return the dictionary of the texts; nothing where they were too few for one."""
    if SHARED not in _places(folder):
        return None
    shared: zstd.ZstdDict = zstd.ZstdDict(zstd.decompress(_packed(folder, SHARED)))
    return shared


def _packed(folder: Path, name: str) -> bytes:
    start, end = _places(folder)[name]
    with (folder / TEXTS).open("rb") as file:
        file.seek(start)
        return file.read(end - start)


def _text_or(folder: Path, name: str, other: str) -> str:
    return _text(folder, name) if name in _places(folder) else other
