"""Find or take a reader's setup, save it, and link the site to it."""

from collections import Counter
from pathlib import Path
from typing import Annotated

from faultdex.cli.command import Argument, Option
from faultdex.cli.options import Knowledge
from faultdex.doctor import Here
from faultdex.doctor.setup import detect
from faultdex.model.setup import Setup
from faultdex.model.yours import SAYS, State
from faultdex.pack.locate import open_pack, status_of
from faultdex.pack.read import Pack
from faultdex.pack.setup import clear_setup, save_setup
from faultdex.terminal import complain, say, visible

SITE = "https://faultdex.dev/#setup="
_MANY = {**SAYS, State.RUN: "hold on yours"}


def setup(
    what: Annotated[
        list[str] | None,
        Argument(
            metavar="WORDS",
            help='The setup, such as "torch 2.6, CUDA 12.4, A100"; detected where absent.',
        ),
    ] = None,
    *,
    save: Annotated[
        bool, Option(name="--save", help="Keep it: answers, pages and lists then refer to it.")
    ] = False,
    clear: Annotated[bool, Option(name="--clear", help="Forget what was saved.")] = False,
    python: Annotated[
        Path | None,
        Option(name="--python", metavar="FILE", help="The Python of your job, if it is another."),
    ] = None,
    knowledge: Knowledge = None,
) -> None:
    """Print the versions of torch, CUDA, NCCL, driver and GPU, and what holds on them.

    Reads metadata and asks nvidia-smi; torch is not imported, and nothing is sent.
    The link sets the same setup on the site; it holds these versions and nothing else.
    """
    if clear:
        say("forgotten" if clear_setup() else "nothing was saved")
        return
    pack = open_pack(knowledge)
    found = pack.read_setup(" ".join(what) if what else detect(Here(), python))
    if what and found.unread:
        complain(f"not understood: {', '.join(found.unread)}")
    if not found.versions:
        complain('no torch, CUDA or GPU found; say it: faultdex setup "torch 2.6, CUDA 12.4, A100"')
        raise SystemExit(1)
    say(visible(_summary(pack, found)))
    if save:
        say(f"{'saved':9}  {visible(str(save_setup(found.words)))}")
    raise SystemExit(status_of(pack))


def _summary(pack: Pack, found: Setup) -> str:
    every = (pack.status_for(name, found) for name in pack.cards)
    counts = Counter(one.state for one in every if one)
    entries = ", ".join(f"{counts[state]} {says}" for state, says in _MANY.items())
    rows = (
        ("setup", found.words),
        ("entries", entries),
        ("site", f"{SITE}{found.link}"),
        ("try", f'faultdex explain --setup "{found.words}" train.log'),
    )
    return "\n".join(f"{label:9}  {text}" for label, text in rows)
