"""Turn the registry of verbs into one command line, loading only the verb that is asked for."""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial
from importlib import import_module
from pathlib import Path
from shlex import quote

import click

from faultdex.cli.command import command
from faultdex.extras import command_for, is_installed
from faultdex.terminal import complain, say

FAILED, INTERRUPTED = 2, 130
WIDTH = 100
ABOUT = """Explain GPU errors: the cause, a check for your job, and a fix that was run.

\b
faultdex explain train.log             explain a log, or a folder of logs
faultdex explain "CUDA out of memory"  explain a line that you paste
faultdex run -- torchrun train.py      run a command, and explain its failure
faultdex COMMAND --help                show how to use a command"""


@dataclass(frozen=True, slots=True)
class Verb:
    """One verb: the words that call it, the module and function that do it, and its extra.

    `says` is its line in the list of verbs, which loads none of them. A verb that passes on hands
    its options to another command line; one that runs a program hands it all that follows the
    verb's first argument.
    """

    words: str
    module: str
    function: str
    says: str
    extra: str = ""
    passes_on: bool = False
    runs: bool = False

    @property
    def name(self) -> str:
        """Return the last word."""
        return self.words.split()[-1]

    @property
    def group(self) -> str:
        """Return the word before the last, or nothing."""
        return self.words.rpartition(" ")[0]


VERBS = (
    Verb("explain", "faultdex.cli.explain", "explain", "Explain logs, folders of logs, or a text."),
    Verb(
        "run",
        "faultdex.cli.run",
        "run",
        "Run a command, and explain its failure below the output.",
        runs=True,
    ),
    Verb("triage", "faultdex.cli.triage", "triage", "Find what failed in a job, on which ranks."),
    Verb("show", "faultdex.cli.show", "show", "Show an entry: causes, check, first fix."),
    Verb(
        "diagnose",
        "faultdex.cli.diagnose",
        "diagnose",
        "Run an entry's check on your file, process or machine.",
        runs=True,
    ),
    Verb("list", "faultdex.cli.listing", "list_entries", "List the entries."),
    Verb("doctor", "faultdex.cli.doctor", "doctor", "Check driver, devices, toolkit and torch."),
    Verb("setup", "faultdex.cli.setup", "setup", "Say what holds on your torch, CUDA and GPU."),
    Verb(
        "digest",
        "faultdex.cli.digest",
        "digest",
        "Write what a node has of a job into a small file.",
        "digest",
    ),
    Verb(
        "collect",
        "faultdex.cli.collect",
        "collect",
        "Write what a cluster of Ray has of a job into a small file.",
    ),
    Verb("merge", "faultdex.cli.digest", "merge", "Make one digest of many.", "digest"),
    Verb(
        "history",
        "faultdex.cli.history",
        "history",
        "Say what failed in many jobs, since when and where.",
        "digest",
    ),
    Verb("mcp", "faultdex.cli.mcp", "mcp", "Serve the knowledge to agents."),
    Verb("check", "faultdex.cli.check", "check", "Print every problem of the knowledge.", "site"),
    Verb("new", "faultdex.cli.new", "new", "Start an entry from a template.", "site"),
    Verb("lock", "faultdex.cli.lock", "lock", "File new ids, and give them FX codes.", "site"),
    Verb("build", "faultdex.cli.build", "build", "Build the site.", "site"),
    Verb("serve", "faultdex.cli.build", "serve", "Serve the site while you write.", "site"),
    Verb("offline", "faultdex.cli.offline", "offline", "Build the copy for disks.", "site"),
    Verb("render", "faultdex.cli.render", "render", "Write the pages as Markdown.", "site"),
    Verb(
        "verify try",
        "faultdex.cli.trial",
        "try_entry",
        "Run an entry's snippets and show their output.",
        "site",
    ),
    Verb("verify plan", "faultdex.cli.verify", "plan", "List the snippets to run.", "site"),
    Verb("verify split", "faultdex.cli.verify", "split", "Split them for a fleet.", "site"),
    Verb("verify run", "faultdex.cli.verify", "run", "Run the snippets.", "site", passes_on=True),
    Verb(
        "verify fleet",
        "faultdex.cli.fleet",
        "fleet",
        "Run the snippets on a cluster of Ray.",
        "site",
    ),
    Verb(
        "verify merge",
        "faultdex.cli.fleet",
        "merge",
        "Make one file of what many machines wrote.",
        "site",
    ),
    Verb("verify record", "faultdex.cli.verify", "record", "File what the runs showed.", "site"),
    Verb(
        "verify rejudge",
        "faultdex.cli.verify",
        "rejudge",
        "Hold filed runs to expectations that changed.",
        "site",
    ),
    Verb(
        "verify mutate",
        "faultdex.cli.mutants",
        "mutate",
        "Write changed snippets whose expectations must not hold.",
        "site",
    ),
    Verb(
        "verify record-mutants",
        "faultdex.cli.mutants",
        "record",
        "File which changes the expectations noticed.",
        "site",
    ),
    Verb(
        "verify mutations",
        "faultdex.cli.mutants",
        "count",
        "Count the expectations that are known to be able to fail.",
        "site",
    ),
    Verb("verify diff", "faultdex.cli.verify", "diff", "Compare two runs.", "site"),
    Verb(
        "verify releases",
        "faultdex.cli.releases",
        "releases",
        "Run the snippets on each release of torch.",
        "site",
    ),
    Verb(
        "verify record-releases",
        "faultdex.cli.releases",
        "record",
        "File the runs of one release.",
        "site",
    ),
    Verb(
        "reference collect",
        "faultdex.cli.reference",
        "collect",
        "Write the program that asks the libraries.",
        "site",
    ),
    Verb("reference record", "faultdex.cli.reference", "record", "File what they say.", "site"),
    Verb("schema", "faultdex.cli.schema", "schema", "Print the JSON schema.", "site"),
)
GROUPS = {
    "verify": "Run the snippets, and file what they showed.",
    "reference": "Ask the installed libraries, and file what they say.",
}
PARTS = {
    "Explain an error": ("explain", "run", "triage", "show", "diagnose", "list"),
    "Look at this machine": ("doctor", "setup"),
    "Compare nodes and jobs": ("digest", "collect", "merge", "history"),
    "Serve agents": ("mcp",),
    "Write entries, build the site": (
        "check", "new", "lock", "build", "serve", "offline", "render", "verify", "reference",
        "schema",
    ),
}  # fmt: skip


class Verbs(click.Group):
    """A group that makes a command when it is asked for."""

    makers: dict[str, Callable[[], click.Command]]
    parts: tuple["Part", ...]

    def list_commands(self, _: click.Context) -> list[str]:
        """Return the names of the verbs in the order of the registry."""
        return [*self.makers]

    def get_command(self, _: click.Context, cmd_name: str) -> click.Command | None:
        """Return the verb `cmd_name`, which loads its module; None if there is no such verb."""
        return self.makers[cmd_name]() if cmd_name in self.makers else None

    def format_commands(self, _: click.Context, formatter: click.HelpFormatter) -> None:
        """Write a line for each verb, part by part."""
        width = max(len(name) for part in self.parts for name, _ in part.rows)
        for part in self.parts:
            with formatter.section(part.heading):
                formatter.write_dl([(name.ljust(width), says) for name, says in part.rows])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the verb that the first word names; ends the program where there is none."""
        if args[0] not in self.makers:
            complain(f"{_shortened(args[0])}: no such command; {_hint(args[0], ctx, self.makers)}")
            raise SystemExit(FAILED)
        return super().resolve_command(ctx, args)


@dataclass(frozen=True, slots=True)
class Part:
    """Some verbs of a group under one heading, each with its line."""

    heading: str
    rows: tuple[tuple[str, str], ...]


def _hint(word: str, ctx: click.Context, names: Iterable[str]) -> str:
    """Return what to type instead of a word that is no verb: it may be what is to be explained."""
    if _is_log(word):
        return f"to explain it, run: faultdex explain {quote(_shortened(word))}"
    near = get_close_matches(word, names, n=1)
    return f"did you mean {near[0]}?" if near else f"see: {ctx.command_path} --help"


def _is_log(word: str) -> bool:
    """Tell whether a word is a file, a text, a code or an id rather than a verb."""
    with suppress(OSError, ValueError):
        return bool(re.search(r"[\s\d-]", word)) or Path(word).exists()
    return True


def _shortened(word: str) -> str:
    """Return a word in one line of a bounded length."""
    line = " ".join(word.split())
    return line if len(line) <= WIDTH else f"{line[:WIDTH]}…"


def run(words: list[str]) -> int:
    """Run the verb that `words` name, and return the exit status."""
    try:
        status = application().main(words, prog_name="faultdex", standalone_mode=False)
    except click.Abort:
        return INTERRUPTED
    except click.ClickException as wrong:
        wrong.show()
        return wrong.exit_code
    return status if isinstance(status, int) else 0


def application() -> Verbs:
    """Return the command line with every verb."""
    top = _group("", ABOUT, VERBS)
    for name, says in GROUPS.items():
        top.makers[name] = partial(_group, name, says, VERBS)
    top.parts = tuple(_parts())
    version = click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_tell_version,
        help="Print the version and end.",
    )
    top.params.append(version)
    return top


def _group(name: str, says: str, verbs: Iterable[Verb]) -> Verbs:
    group = Verbs(name, help=says, no_args_is_help=True)
    group.context_settings = {"help_option_names": ["-h", "--help"]}
    own = [verb for verb in verbs if verb.group == name]
    group.makers = {verb.name: partial(_command, verb) for verb in own}
    group.parts = (Part("Commands", tuple((verb.name, verb.says) for verb in own)),)
    return group


def _parts() -> Iterator[Part]:
    """Yield the verbs of the command by what they are for, and what brings those that lack."""
    verbs = {verb.words: verb for verb in VERBS}
    for heading, names in PARTS.items():
        extras = {verbs[name].extra for name in names if name in verbs}
        lacking = [command_for(extra) for extra in extras if not is_installed(extra)]
        needs = "".join(f" (first: {how})" for how in lacking)
        rows = ((name, verbs[name].says if name in verbs else GROUPS[name]) for name in names)
        yield Part(heading + needs, tuple(rows))


def _command(verb: Verb) -> click.Command:
    if not is_installed(verb.extra):
        return _lacking(verb)
    passing = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}
    running = {"ignore_unknown_options": True, "allow_interspersed_args": False}
    settings = passing if verb.passes_on else running if verb.runs else {}
    return command(verb.name, getattr(import_module(verb.module), verb.function), settings)


def _lacking(verb: Verb) -> click.Command:
    """Return what stands in for a verb whose extra is not installed: it says what brings it."""
    how = command_for(verb.extra)

    def tell() -> None:
        complain(f"{verb.words} needs more packages; run: {how}")
        raise SystemExit(FAILED)

    taking = {"allow_extra_args": True, "ignore_unknown_options": True}
    return click.Command(
        verb.name,
        callback=tell,
        help=f"Needs: {how}",
        context_settings=taking,
        add_help_option=False,
    )


def _tell_version(context: click.Context, _: click.Parameter, is_asked: object) -> None:
    if is_asked and not context.resilient_parsing:
        # Reading the metadata of a distribution costs more than explaining a text.
        say(import_module("importlib.metadata").version("faultdex"))
        context.exit()
