"""Read the compiled knowledge, piece by piece as it is asked for."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from faultdex.match import Index
from faultdex.model.advice import Advice, Check
from faultdex.model.card import Card, Stub, words


@dataclass(frozen=True, slots=True)
class Pack:
    """A folder of compiled knowledge; `lost` counts the problems that kept something out of it."""

    folder: Path
    cards: Mapping[str, Card] = field(default_factory=dict)
    lost: int = 0

    def index(self) -> Index:
        """Return the compiled signatures, which are read once for all inputs."""
        return _index(self.folder)

    def missing(self) -> list[dict[str, object]]:
        """Read the rows of the plan that no entry covers, in the plan's order."""
        rows: list[dict[str, object]] = json.loads(_text(self.folder, "plan.json"))
        former = {alias for card in self.cards.values() for alias in card.aliases}
        return [row for row in rows if row["id"] not in {*self.cards, *former}]

    def page(self, card: Card) -> str:
        """Read the entry's page as Markdown; nothing where the book was not whole."""
        name = f"{card.id}.md"
        return _text(self.folder, name) if (self.folder / name).is_file() else ""

    def advice(self, name: str) -> Advice | None:
        """Read what answers say of the entry `name`; nothing for what has none."""
        path = self.folder / f"{name}.json"
        return Advice.of(json.loads(path.read_text("utf-8"))) if name in self.cards else None

    def check(self, name: str) -> Check | None:
        """Read the check of the entry `name`; nothing for one without."""
        advice = self.advice(name)
        return advice.check if advice else None

    def files(self, name: str) -> dict[str, str]:
        """Read the files that the check of the entry `name` needs; nothing for one without."""
        path = self.folder / f"{name}.files.json"
        found: dict[str, str] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
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
        rows = json.loads(_text(self.folder, "stubs.json"))
        return [Stub(**{**row, "logged": tuple(row["logged"])}) for row in rows]

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
    standing = json.loads(_text(folder, "cards.json"))
    return Pack(folder, {one["id"]: _card(one) for one in standing["cards"]}, standing["lost"])


def _card(data: dict[str, Any]) -> Card:
    tuples = {name: tuple(value) for name, value in data.items() if isinstance(value, list)}
    return Card(**{**data, **tuples})


@cache
def _index(folder: Path) -> Index:
    return Index.from_json(_text(folder, "index.json"))


def _text(folder: Path, name: str) -> str:
    return (folder / name).read_text("utf-8")
