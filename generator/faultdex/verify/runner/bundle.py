"""Turn the bytes of a bundle into jobs, each of them sound or refused with a reason."""

from __future__ import annotations

import base64
import hashlib
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

SCHEMA = 1
FILE_KINDS = {"text", "base64"}


class BundleError(ValueError):
    """The bundle as a whole cannot be read; the text says why."""


@dataclass(frozen=True)
class Needs:
    """What a job asks of the machine; memory is in GiB per GPU."""

    gpus: int = 0
    memory: float = 2
    exclusive: bool = False
    capability: str | None = None
    versions: Mapping[str, str] = field(default_factory=dict)
    without: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    tools: tuple[str, ...] = ()
    rights: tuple[str, ...] = ()


@dataclass(frozen=True)
class Ratio:
    """Two printed series whose medians must differ at least by a factor."""

    slow: str
    fast: str
    at_least: float


@dataclass(frozen=True)
class Raises:
    """The exception that ends the program; `...` in the text stands for what varies."""

    type: str
    text: str


@dataclass(frozen=True)
class Expect:
    """What a run must show; everything given must hold at once."""

    limit: float
    exit: int | None = None
    signal: str | None = None
    raises: Raises | None = None
    hangs: str | None = None
    output_text: str | None = None
    prints: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    ratio: Ratio | None = None
    kernel_log: tuple[str, ...] = ()


@dataclass(frozen=True)
class Job:
    """One snippet to run; `refusal` says why it must not be."""

    entry: str
    snippet: str
    role: str
    files: Mapping[str, bytes]
    command: tuple[str, ...]
    ranks: int
    needs: Needs
    expect: Expect
    sha256: str
    expect_sha256: str
    refusal: str = ""

    @property
    def name(self) -> str:
        """Return `entry/snippet`."""
        return f"{self.entry}/{self.snippet}"

    @property
    def alone(self) -> bool:
        """Whether nothing else may run meanwhile: it measures, fills a GPU or reads the log."""
        return self.needs.exclusive or bool(self.expect.ratio) or self.reads_kernel_log

    @property
    def reads_kernel_log(self) -> bool:
        """Whether the kernel log decides: lines of it are declared, or must be absent."""
        return bool(self.expect.kernel_log) or any("Xid" in line for line in self.expect.lacks)


def read(data: bytes) -> tuple[Job, ...]:
    """Return the jobs of a bundle; raises BundleError when it is none of this schema."""
    try:
        bundle = json.loads(data)
    except ValueError as error:
        message = f"the bundle is no JSON: {error}"
        raise BundleError(message) from None
    if not isinstance(bundle, dict) or bundle.get("schema") != SCHEMA:
        message = f"the bundle does not have schema {SCHEMA}"
        raise BundleError(message)
    try:
        return tuple(_job(raw) for raw in bundle["jobs"])
    except (KeyError, TypeError, ValueError) as error:
        message = f"a job of the bundle is damaged: {type(error).__name__}: {error}"
        raise BundleError(message) from None


def _job(raw: Mapping[str, Any]) -> Job:
    files = {_plain_name(name): _bytes(value) for name, value in raw["files"].items()}
    return Job(
        entry=_plain_name(raw["entry"]),
        snippet=_plain_name(raw["snippet"]),
        role=raw["role"],
        files=files,
        command=tuple(raw["command"]),
        ranks=raw["ranks"],
        needs=_needs(raw["needs"]),
        expect=expect_of(raw["expect"]),
        sha256=raw["sha256"],
        expect_sha256=raw["expect_sha256"],
        refusal=_refusal(raw, files),
    )


def _plain_name(name: str) -> str:
    if not name or "/" in name or name.startswith("."):
        message = f"{name!r} is no plain file name"
        raise ValueError(message)
    return name


def _bytes(value: Mapping[str, str]) -> bytes:
    if set(value) - FILE_KINDS or len(value) != 1:
        message = "a file has either text or base64"
        raise ValueError(message)
    return value["text"].encode() if "text" in value else base64.b64decode(value["base64"])


def _needs(raw: Mapping[str, Any]) -> Needs:
    lists = {key: tuple(value) for key, value in raw.items() if isinstance(value, list)}
    return Needs(**{**raw, **lists})


def expect_of(raw: Mapping[str, Any]) -> Expect:
    """Return the expectation that a bundle holds as plain data."""
    lists = {key: tuple(value) for key, value in raw.items() if isinstance(value, list)}
    nested: dict[str, Any] = {}
    if raw.get("raises"):
        nested["raises"] = Raises(**raw["raises"])
    if raw.get("ratio"):
        nested["ratio"] = Ratio(**raw["ratio"])
    return Expect(
        **{key: value for key, value in {**raw, **lists, **nested}.items() if key != "output"}
    )


def _refusal(raw: Mapping[str, Any], files: Mapping[str, bytes]) -> str:
    """Say which digest does not fit; computed as in faultdex.model.digest."""
    hashes = {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}
    whole = {"files": hashes, "run": raw["command"], "ranks": raw["ranks"]}
    if digest(whole) != raw["sha256"]:
        return "the snippet's bytes do not fit their digest"
    if digest(raw["expect"]) != raw["expect_sha256"]:
        return "the expectation does not fit its digest"
    return ""


def digest(value: object) -> str:
    """Return the SHA-256 of a plain value in its one canonical form."""
    canonical = json.dumps(value, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()
