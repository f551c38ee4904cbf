"""Turn the registry of verbs into one command line, loading only the verb that is asked for."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial
from importlib import import_module

import click

from faultdex.cli.command import command
from faultdex.extras import command_for, is_installed
from faultdex.terminal import complain, say

FAILED, INTERRUPTED = 2, 130


@dataclass(frozen=True, slots=True)
class Verb:
    """One verb: the words that call it, the module and function that do it, and its extra.

    A verb that passes on hands its options to another command line; one that runs a program hands
    it all that follows the verb's first argument.
    """

    words: str
    module: str
    function: str
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
    Verb("explain", "faultdex.cli.explain", "explain"),
    Verb("triage", "faultdex.cli.triage", "triage"),
    Verb("digest", "faultdex.cli.digest", "digest", "digest"),
    Verb("merge", "faultdex.cli.digest", "merge", "digest"),
    Verb("history", "faultdex.cli.history", "history", "digest"),
    Verb("run", "faultdex.cli.run", "run", runs=True),
    Verb("show", "faultdex.cli.show", "show"),
    Verb("list", "faultdex.cli.listing", "list_entries"),
    Verb("diagnose", "faultdex.cli.diagnose", "diagnose", runs=True),
    Verb("doctor", "faultdex.cli.doctor", "doctor"),
    Verb("setup", "faultdex.cli.setup", "setup"),
    Verb("mcp", "faultdex.cli.mcp", "mcp"),
    Verb("check", "faultdex.cli.check", "check", "site"),
    Verb("new", "faultdex.cli.new", "new", "site"),
    Verb("lock", "faultdex.cli.lock", "lock", "site"),
    Verb("build", "faultdex.cli.build", "build", "site"),
    Verb("serve", "faultdex.cli.build", "serve", "site"),
    Verb("offline", "faultdex.cli.offline", "offline", "site"),
    Verb("render", "faultdex.cli.render", "render", "site"),
    Verb("verify plan", "faultdex.cli.verify", "plan", "site"),
    Verb("verify run", "faultdex.cli.verify", "run", "site", passes_on=True),
    Verb("verify record", "faultdex.cli.verify", "record", "site"),
    Verb("verify diff", "faultdex.cli.verify", "diff", "site"),
    Verb("verify releases", "faultdex.cli.releases", "releases", "site"),
    Verb("verify record-releases", "faultdex.cli.releases", "record", "site"),
    Verb("reference collect", "faultdex.cli.reference", "collect", "site"),
    Verb("reference record", "faultdex.cli.reference", "record", "site"),
    Verb("schema", "faultdex.cli.schema", "schema", "site"),
)
GROUPS = {
    "verify": "Run the snippets and file what they showed.",
    "reference": "Collect what installed libraries say, and file it.",
}


class Verbs(click.Group):
    """A group that makes a command when it is asked for."""

    makers: dict[str, Callable[[], click.Command]]

    def list_commands(self, _: click.Context) -> list[str]:
        """Return the names of the verbs in the order of the registry."""
        return [*self.makers]

    def get_command(self, _: click.Context, cmd_name: str) -> click.Command | None:
        """Return the verb `cmd_name`, which loads its module; None if there is no such verb."""
        return self.makers[cmd_name]() if cmd_name in self.makers else None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the verb that the first word names; ends the program where there is none."""
        if args[0] not in self.makers:
            near = get_close_matches(args[0], self.makers, n=1)
            hint = f"did you mean {near[0]}?" if near else f"see: {ctx.command_path} --help"
            complain(f"{args[0]}: no such verb; {hint}")
            raise SystemExit(FAILED)
        return super().resolve_command(ctx, args)


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
    top = _group("", "The index of GPU failures.", VERBS)
    for name, says in GROUPS.items():
        top.makers[name] = partial(_group, name, says, VERBS)
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
    return group


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
