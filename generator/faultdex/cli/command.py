"""Turn a function with annotated parameters into a command of click."""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from types import NoneType
from typing import Any, TypeAlias, get_args, get_origin

import click

Complete: TypeAlias = Callable[[str], list[str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Argument:
    """A word of the command line that has its meaning by its place.

    `complete` returns what a shell may complete the beginning of a word to.
    """

    metavar: str
    help: str
    complete: Complete | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """A word of the command line that has its meaning by a name.

    `name` is the parameter's where it is empty, `variable` is the environment variable that also
    sets the option, and `least` the smallest number allowed.
    """

    help: str
    name: str = ""
    metavar: str | None = None
    variable: str | None = None
    least: int | None = None


@dataclass(frozen=True, slots=True)
class _Kind:
    """The type of a parameter: of each of its values, and whether it takes several."""

    single: type
    takes_many: bool

    @staticmethod
    def of(annotation: type) -> "_Kind":
        """Return the kind of a type, of an optional type or of a list."""
        several = [one for one in get_args(annotation) if one is not NoneType]
        is_list = get_origin(annotation) is list
        if several and not is_list:
            return _Kind.of(several[0])
        return _Kind(several[0] if is_list else annotation, is_list)

    def click_type(self, least: int | None) -> "click.ParamType[Any] | type":
        """Return what click reads a value by."""
        if issubclass(self.single, Enum):
            return click.Choice([one.value for one in self.single])
        if issubclass(self.single, Path):
            return click.Path(path_type=Path)
        return self.single if least is None else click.IntRange(min=least)

    def taken(self, _: click.Context, __: click.Parameter, value: object) -> object:
        """Return the value that the function takes for what click has read."""
        if isinstance(value, tuple):
            return [self._one(one) for one in value] or None
        return self._one(value)

    def _one(self, value: object) -> object:
        return self.single(value) if value is not None and issubclass(self.single, Enum) else value


class Command(click.Command):
    """A command whose help says what its arguments are for, in every release of click."""

    arguments: tuple[tuple[str, str], ...] = ()

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the arguments above the options."""
        if self.arguments:
            with formatter.section("Arguments"):
                formatter.write_dl(self.arguments)
        super().format_options(ctx, formatter)


def command(name: str, do: Callable[..., None], settings: Mapping[str, Any]) -> click.Command:
    """Return the command `name` that calls `do`, whose docstring is its help.

    Each parameter is annotated with its type and an `Argument` or an `Option`; one that is a
    `click.Context` receives it.
    """
    every = inspect.signature(do).parameters.values()
    needs_context = any(one.annotation is click.Context for one in every)
    markers = [(one, *get_args(one.annotation)) for one in every if get_args(one.annotation)]
    made = Command(
        name,
        callback=click.pass_context(do) if needs_context else do,
        params=[_parameter(one, _Kind.of(kind), marker) for one, kind, marker in markers],
        help=inspect.getdoc(do),
        context_settings={"help_option_names": ["-h", "--help"], **settings},
    )
    marks = (marker for _, _, marker in markers if isinstance(marker, Argument))
    made.arguments = tuple((marker.metavar, marker.help) for marker in marks)
    return made


def _parameter(one: inspect.Parameter, kind: _Kind, mark: Argument | Option) -> click.Parameter:
    is_needed = one.default is inspect.Parameter.empty
    settings: dict[str, Any] = {"required": is_needed, "callback": kind.taken}
    if not is_needed and one.default is not None:
        settings["default"] = one.default.value if isinstance(one.default, Enum) else one.default
    if isinstance(mark, Argument):
        return _argument(one.name, kind, mark, settings)
    return _option(one.name, kind, mark, settings)


def _argument(name: str, kind: _Kind, mark: Argument, settings: dict[str, Any]) -> click.Argument:
    complete = mark.complete
    if complete:
        settings["shell_complete"] = lambda _, __, begun: complete(begun)
    settings["nargs"] = -1 if kind.takes_many else 1
    return click.Argument([name], type=kind.click_type(None), metavar=mark.metavar, **settings)


def _option(name: str, kind: _Kind, mark: Option, settings: dict[str, Any]) -> click.Option:
    words = mark.name or f"--{name.replace('_', '-')}"
    if kind.single is bool:
        settings["is_flag"] = True
        words = mark.name or f"{words}/--no-{name}"
    return click.Option(
        [words, name],
        type=kind.click_type(mark.least),
        multiple=kind.takes_many,
        help=mark.help,
        metavar=mark.metavar,
        envvar=mark.variable,
        show_default=kind.single is not bool,
        **settings,
    )
