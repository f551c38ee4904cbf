"""Turn the registry of verbs into a typer application, loading only what is asked for."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Annotated

import typer

from faultdex.terminal import say


@dataclass(frozen=True, slots=True)
class Verb:
    """One verb: the words that call it, and the module and function that do it.

    A verb that passes on hands its options to another command line; one that runs a program hands
    it all that follows the verb's first argument.
    """

    words: str
    module: str
    function: str
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
    Verb("show", "faultdex.cli.show", "show"),
    Verb("list", "faultdex.cli.listing", "list_entries"),
    Verb("diagnose", "faultdex.cli.diagnose", "diagnose", runs=True),
    Verb("doctor", "faultdex.cli.doctor", "doctor"),
    Verb("mcp", "faultdex.cli.mcp", "mcp"),
    Verb("check", "faultdex.cli.check", "check"),
    Verb("new", "faultdex.cli.new", "new"),
    Verb("lock", "faultdex.cli.lock", "lock"),
    Verb("build", "faultdex.cli.build", "build"),
    Verb("serve", "faultdex.cli.build", "serve"),
    Verb("offline", "faultdex.cli.offline", "offline"),
    Verb("render", "faultdex.cli.render", "render"),
    Verb("verify plan", "faultdex.cli.verify", "plan"),
    Verb("verify run", "faultdex.cli.verify", "run", passes_on=True),
    Verb("verify record", "faultdex.cli.verify", "record"),
    Verb("verify diff", "faultdex.cli.verify", "diff"),
    Verb("verify releases", "faultdex.cli.releases", "releases"),
    Verb("verify record-releases", "faultdex.cli.releases", "record"),
    Verb("reference collect", "faultdex.cli.reference", "collect"),
    Verb("reference record", "faultdex.cli.reference", "record"),
    Verb("schema", "faultdex.cli.schema", "schema"),
)
GROUPS = {
    "verify": "Run the snippets and file what they showed.",
    "reference": "Collect what installed libraries say, and file it.",
}


def application(words: Sequence[str]) -> typer.Typer:
    """Return the application with the verb that `words` name, or with every verb."""
    named = [verb for verb in VERBS if words[:1] == verb.words.split()[:1]]
    app = typer.Typer(
        help="The index of GPU failures.",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(invoke_without_command=True)(options)
    groups = {"": app}
    for verb in named or VERBS:
        if verb.group not in groups:
            groups[verb.group] = typer.Typer(help=GROUPS[verb.group], no_args_is_help=True)
            app.add_typer(groups[verb.group], name=verb.group)
        _add(verb, groups[verb.group])
    return app


def _add(verb: Verb, app: typer.Typer) -> None:
    passing = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}
    running = {"ignore_unknown_options": True, "allow_interspersed_args": False}
    settings = passing if verb.passes_on else running if verb.runs else None
    do = getattr(import_module(verb.module), verb.function)
    app.command(verb.name, context_settings=settings)(do)


def options(
    *,
    show_version: Annotated[
        bool, typer.Option("--version", help="Print the version and end.", is_eager=True)
    ] = False,
) -> None:
    """Explain GPU failures, and keep the knowledge that explains them."""
    if show_version:
        # Reading the metadata of a distribution costs more than explaining a text.
        say(import_module("importlib.metadata").version("faultdex"))
        raise typer.Exit
