"""Plan runs of changed snippets, file what they gave, and count which expectations can fail."""

from collections import Counter
from pathlib import Path
from typing import Annotated

from faultdex.atomic import write_whole
from faultdex.cli.command import Argument, Option
from faultdex.cli.options import Knowledge
from faultdex.cli.verify import Only, Runs, book_of, end_filed
from faultdex.pack.locate import need_knowledge
from faultdex.terminal import say
from faultdex.verify import Proof, pack, plan_mutants, proofs, record_mutants


def mutate(
    *,
    runs: Runs = None,
    only: Only = None,
    turn: Annotated[
        int, Option(metavar="N", help="Only the change of this number, for those not killed yet.")
    ] = 0,
    out: Annotated[Path, Option(metavar="FILE", help="A .pyz that carries the runner.")] = Path(
        "mutants.pyz"
    ),
    knowledge: Knowledge = None,
) -> None:
    """Write changed snippets into one bundle: their expectations must not hold.

    Chosen are the snippets of which nothing shows yet that their expectation can fail.
    Ends with 1 when there is none.
    """
    bundle = plan_mutants(book_of(knowledge), runs=set(runs or ()), only=set(only or ()), turn=turn)
    write_whole(out, pack(bundle))
    say(f"{len(bundle['jobs'])} changed snippets are in {out}")
    raise SystemExit(0 if bundle["jobs"] else 1)


def record(
    evidence: Annotated[Path, Argument(metavar="FILE", help="What the runner wrote.")],
    *,
    knowledge: Knowledge = None,
) -> None:
    """File beside each entry under which change its expectations failed.

    Ends with 1 when anything is refused.
    """
    folder = need_knowledge(knowledge)
    end_filed(record_mutants(evidence.read_bytes(), book_of(folder), folder), folder)


def count(
    *,
    listed: Annotated[
        bool, Option(name="--list", help="Name each snippet that nothing shows to be able to fail.")
    ] = False,
    knowledge: Knowledge = None,
) -> None:
    """Count by role how it is known that the expectations can fail."""
    every = tuple(proofs(book_of(knowledge)))
    counts = Counter((snippet.role.value, proof) for _, snippet, proof in every)
    roles = sorted({role for role, _ in counts})
    for proof in Proof:
        by_role = ", ".join(f"{role} {counts[role, proof]}" for role in roles)
        say(f"{sum(counts[role, proof] for role in roles):5} {proof}: {by_role}")
    for entry, snippet, proof in every if listed else ():
        if proof in {Proof.NONE, Proof.SURVIVED}:
            say(f"{entry.id}/{snippet.file} ({snippet.role}, {snippet.runs}): {proof}")
