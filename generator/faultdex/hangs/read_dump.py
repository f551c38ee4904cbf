"""Turn the bytes of one file into the dump of a rank: a pickle of torch, or its JSON."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePath

from faultdex.hangs.calls import Call, Dump, Group, Sizes
from faultdex.hangs.coalesced import settled
from faultdex.hangs.plain_pickle import NotPlainError, read_plain

CALLS, FRAMES, TENSORS, DIMENSIONS, LONGEST = 200_000, 64, 1024, 16, 400
WIDEST = 1 << 20
PICKLE = re.compile(rb"\x80[\x02-\x05](?:\x95.{8})?\}", re.DOTALL)
_KEYS = (b"pg_config", b"entries", b"pg_status", b"comm_lib_version", b"nccl_version")
_RANK = re.compile(r"rank[_.=-]?(\d{1,6})", re.IGNORECASE | re.ASCII)
_LAST = re.compile(r"(\d{1,6})$", re.ASCII)
_ENDING = re.compile(r"(?:\.(?:json|pkl|pickle|bin|dump|gz|zst|xz|bz2))+$")
_NUMBER = re.compile(r"\d{1,9}", re.ASCII)
_PEERS = re.compile(r"(send|recv) (\d{1,6})(->|<-)(\d{1,6}|\?)", re.ASCII)
_LIBRARY = re.compile(r"(?:^|[/\\])torch[/\\]|^<|[/\\]lib[/\\]python3[.\d]*[/\\][a-z_]+\.py$")
ANY = -1

NO_RANK = "its name does not tell its rank, such as trace_rank_3"
NO_DUMP = "it has no calls of a flight recorder"


class NotDumpError(ValueError):
    """The file is no dump that can be read; the text says why."""


def is_dump(head: bytes) -> bool:
    """Tell whether a file that begins with `head` is meant to be a dump of the recorder."""
    is_json = head.lstrip()[:1] == b"{" and any(b'"%s"' % key in head for key in _KEYS)
    return is_json or (bool(PICKLE.match(head)) and any(key in head for key in _KEYS))


def rank_of(name: str) -> int | None:
    """Return the rank that the name of a dump tells, as `nccl_trace_rank_3` does."""
    bare = _ENDING.sub("", PurePath(name).name)
    found = _RANK.findall(bare) or _LAST.findall(bare)
    return int(found[-1]) if found else None


def read_dump(name: str, data: bytes) -> Dump:
    """Return the dump that a file holds; raises NotDumpError."""
    rank = rank_of(name)
    if rank is None:
        raise NotDumpError(NO_RANK)
    plain = _plain(data)
    if not isinstance(plain, dict) or not {"entries", "pg_config"} & {*plain}:
        raise NotDumpError(NO_DUMP)
    entries = [one for one in _list(plain.get("entries"), CALLS) if isinstance(one, dict)]
    calls = settled([_call(entry) for entry in entries])
    is_cut = bool(entries) and _int(entries[0].get("record_id")) > 0
    config = {_text(key): _dict(one) for key, one in _dict(plain.get("pg_config")).items()}
    groups = {group.name: group for group in _groups(config, entries)}
    nameless = _ranks(config.get("", {}).get("ranks"))
    return Dump(rank, name, _text(plain.get("version")), groups, calls, is_cut, nameless)


def _plain(data: bytes) -> object:
    try:
        if data[:1] == b"\x80":
            return read_plain(data)
        return json.loads(data)
    except NotPlainError as error:
        raise NotDumpError(str(error)) from error
    except (ValueError, RecursionError) as error:
        raise NotDumpError(NO_DUMP) from error


def _groups(
    config: Mapping[str, Mapping[str, object]], entries: Iterable[Mapping[str, object]]
) -> list[Group]:
    """Return the groups that were configured under a name or called."""
    abouts = {name: _text(about.get("desc")) for name, about in config.items() if name}
    abouts |= dict(_group(entry) for entry in entries)
    known = {name: _ranks(config[name].get("ranks")) for name in abouts if name in config}
    return [Group(name, about, known.get(name, frozenset())) for name, about in abouts.items()]


def _ranks(given: object) -> frozenset[int]:
    """Return the ranks of a group, which stand in a list or in the text of one."""
    if isinstance(given, str):
        return frozenset(map(int, _NUMBER.findall(given[:WIDEST])))
    return frozenset(_int(one) for one in _list(given, WIDEST))


def _group(entry: Mapping[str, object]) -> tuple[str, str]:
    name, *about = _list(entry.get("process_group"), 2) or (str(_int(entry.get("pg_id"))),)
    return _text(name), _text(about[0] if about else "")


def _call(entry: Mapping[str, object]) -> Call:
    backend, _, what = _text(entry.get("profiling_name")).rpartition(":")
    message = _PEERS.fullmatch(what)
    seq = _int(entry.get("collective_seq_id", entry.get("seq_id")))
    state = _text(entry.get("state"))
    # A call of gloo stays "scheduled"; it is over when nobody holds it any more.
    is_done = state == "completed" or (backend == "gloo" and entry.get("retired") is True)
    return Call(
        _group(entry)[0],
        seq,
        _int(entry.get("op_id")),
        backend,
        what.partition(" ")[0],
        state,
        is_done,
        bool(entry.get("is_p2p")) or bool(message),
        _peers(message) if message else None,
        _sizes(entry.get("input_sizes")),
        _sizes(entry.get("output_sizes")),
        _texts(entry.get("input_dtypes")),
        _texts(entry.get("output_dtypes")),
        _int(entry.get("time_created_ns")),
        _place(entry.get("frames")),
        _int(entry.get("p2p_seq_id")),
    )


def _peers(found: re.Match[str]) -> tuple[int, int]:
    """Return from and to which rank of the group a message goes."""
    one, other = int(found[2]), ANY if found[4] == "?" else int(found[4])
    return (one, other) if found[3] == "->" else (other, one)


def _place(frames: object) -> str:
    """Return the innermost line that is the program's own, else the innermost."""
    known = [one for one in _list(frames, FRAMES) if isinstance(one, dict)]
    own = [one for one in known if not _LIBRARY.search(_text(one.get("filename")))]
    for one in (*own, *known)[:1]:
        path = _text(one.get("filename"))
        return f"{path}:{_int(one.get('line'))} in {_text(one.get('name'))}"
    return ""


def _sizes(value: object) -> Sizes:
    tensors = _list(value, TENSORS)
    return tuple(tuple(_int(one) for one in _list(sizes, DIMENSIONS)) for sizes in tensors)


def _texts(value: object) -> tuple[str, ...]:
    return tuple(_text(one) for one in _list(value, TENSORS))


def _list(value: object, most: int) -> list[object]:
    return list(value[:most]) if isinstance(value, list | tuple) else []


def _dict(value: object) -> dict[str, object]:
    return value if isinstance(value, dict) else {}


def _int(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        return 0
    return value if abs(value) < 1 << 63 else 0


def _text(value: object) -> str:
    return value[:LONGEST] if isinstance(value, str) else ""


def newest(dumps: Iterable[Dump]) -> Iterator[Dump]:
    """Yield one dump of each rank, the one with the latest call, by rank."""
    kept: dict[int, Dump] = {}
    for dump in dumps:
        if dump.rank not in kept or dump.last > kept[dump.rank].last:
            kept[dump.rank] = dump
    return (kept[rank] for rank in sorted(kept))
