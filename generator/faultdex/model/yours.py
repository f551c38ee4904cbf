"""Judge what an entry is to a reader's setup, from its ranges and from where it was run.

The paste box has the same judge in docs/assets/faultdex/yours.js; shared vectors hold them equal.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from faultdex.model.setup import HARDWARE, Setup, label_of
from faultdex.strenum import StrEnum

Place: TypeAlias = Mapping[str, str]
_ORDER = ("torch", "cuda", "nvcc", "nccl", "driver", "python", "gpu")
_MAJOR = {"driver", "linux"}  # what is alike in its first number is the same release
_SIGNS = {">=": "≥", "<=": "≤", "==": "=", "!=": "≠"}


class State(StrEnum):
    """What an entry is to a setup."""

    RUN = "run"
    STATED = "stated"
    NOT = "not"


SAYS = {
    State.RUN: "holds on yours",
    State.STATED: "stated for yours",
    State.NOT: "not for yours",
}


@dataclass(frozen=True, slots=True)
class SetupStatus:
    """What an entry is to a setup, and why."""

    state: State
    why: str

    @property
    def says(self) -> str:
        """Return it in words."""
        return f"{SAYS[self.state]}: {self.why}"


def status_for(setup: Setup, entry: Mapping[str, Any], places: Sequence[Place]) -> SetupStatus:
    """Return what an entry is to `setup`.

    `entry` has `applies`, its ranges by component; `held`, the numbers of the places at which its
    reproductions held; `standin` where a stand-in provoked it; `fix`, the ranges that the file of
    its first fix needs.
    """
    applies = entry["applies"]
    held = [places[number] for number in entry["held"]]
    here = [place for place in held if _is_same(setup, place, applies)]
    ran = next((one for one in here if one.get("gpu", "") == setup.gpu), here[0] if here else None)
    if ran and not entry.get("standin"):
        return SetupStatus(State.RUN, f"run on {_place(ran)}{_fix(setup, entry)}")
    if lacking := _lacking(setup, applies):
        return SetupStatus(State.NOT, f"needs {lacking}")
    how = "run with a stand-in on" if entry.get("standin") else "run on"
    where = f"{how} {_place(ran)}" if ran else _not_run(setup, applies, how, held)
    return SetupStatus(State.STATED, f"{_ranges(applies)}; {where}{_fix(setup, entry)}")


def allows(ranges: str, version: str) -> bool:
    """Tell whether `ranges`, such as `>=2.4,<2.9`, leave a release in.

    A release of fewer numbers, such as 2.6, counts as the latest of its kind for a lower end.
    """
    return all(_allows(one.strip(), _numbers(version)) for one in ranges.split(","))


def _allows(one: str, version: list[int]) -> bool:
    sign = one[:2] if one[1:2] == "=" else one[:1]
    end = _numbers(one[len(sign) :])
    size = max(len(end), len(version))
    here, there = _padded(version, size), _padded(end, size)
    short = min(len(end), len(version))
    match sign:
        case ">=":
            return version >= end[: len(version)]
        case "<":
            return here < there
        case "<=":
            return here <= there
        case ">":
            return here > there
        case "==":
            return version[:short] == end[:short]
        case _:
            return True


def _is_same(setup: Setup, place: Place, applies: Mapping[str, str]) -> bool:
    """Tell whether all that matters and that the reader named is of the release that was run.

    What the reader named must include a component that prints the failure.
    """
    matters = [name for name in setup.versions if name in place or name in applies]
    return any(name in applies for name in matters) and all(
        name in place and _release(name, place[name]) == _release(name, setup.versions[name])
        for name in matters
    )


def _release(component: str, version: str) -> list[int]:
    return _numbers(version)[: 1 if component in _MAJOR else 2]


def _lacking(setup: Setup, ranges: Mapping[str, str]) -> str:
    """Return the ranges that leave the setup out; nothing where none does."""
    every = setup.versions
    out = {
        name: one for name, one in ranges.items() if name in every and not allows(one, every[name])
    }
    return _ranges(out)


def _not_run(setup: Setup, applies: Mapping[str, str], how: str, held: Sequence[Place]) -> str:
    if any(name in setup.versions for name in applies):
        return f"{how} {_place(held[0])}, not on yours" if held else "not run"
    return f"your setup does not name {' or '.join(map(label_of, applies))}"


def _fix(setup: Setup, entry: Mapping[str, Any]) -> str:
    lacking = _lacking(setup, entry.get("fix") or {})
    return f"; the file of its first fix needs {lacking}" if lacking else ""


def _ranges(ranges: Mapping[str, str]) -> str:
    return ", ".join(f"{label_of(name)} {_range(one)}" for name, one in ranges.items())


def _range(text: str) -> str:
    for sign, shown in _SIGNS.items():
        text = text.replace(sign, f"{shown} ")
    return " and ".join(
        one.strip().replace("<", "< ").replace(">", "> ").replace("  ", " ")
        for one in text.split(",")
    )


def _place(place: Place) -> str:
    """Return where something was run, what matters most first."""
    if "gpu" in place:
        place = {name: one for name, one in place.items() if name != HARDWARE}
    names = [name for name in _ORDER if name in place]
    names += sorted(name for name in place if name not in names)
    return ", ".join(
        place[name] if name == "gpu" else f"{label_of(name)} {place[name]}" for name in names
    )


def _numbers(version: str) -> list[int]:
    return [int(one) for one in version.strip().split(".") if one.isdecimal()]


def _padded(numbers: list[int], size: int) -> list[int]:
    return [*numbers, *[0] * (size - len(numbers))]
