"""Find the knowledge that a verb works on."""

from pathlib import Path

from faultdex.cli.terminal import complain

_MARKER = "plan.yaml"


def find_knowledge(given: Path | None) -> Path | None:
    """Return `given`, else ./knowledge, else the folder of the checkout; None if there is none."""
    if given:
        return _existing(given)
    checkout = Path(__file__).parents[3] / "knowledge"
    return next((one for one in (Path("knowledge"), checkout) if (one / _MARKER).is_file()), None)


def need_knowledge(given: Path | None) -> Path:
    """Return the knowledge folder; ends with status 2 where there is none."""
    found = find_knowledge(given)
    if found is None:
        complain("no knowledge folder here; run this in a checkout, or name one with --knowledge")
        raise SystemExit(2)
    return found


def _existing(given: Path) -> Path:
    if not given.is_dir():
        complain(f"{given}: no such folder")
        raise SystemExit(2)
    return given
