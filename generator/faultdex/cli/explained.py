"""Hold one input of `explain` beside what was found in it."""

from dataclasses import dataclass

from faultdex.model.answer import Answer, Match


@dataclass(frozen=True, slots=True)
class Explained:
    """The name that an input was given by, and the answer to it."""

    name: str
    answer: Answer

    def located(self, match: Match) -> dict[str, object]:
        """Return `match` as plain data that says in which input it stands."""
        return {"file": self.name, **match.as_data()}
