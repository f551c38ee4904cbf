"""Turn the few ES modules of the site into one classic script, without changing their code.

Each module becomes a function that gives back what it exports, in the order in which they
need each other; what a module loads later comes along too. What is no plain named import or export
is refused.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from posixpath import dirname, join, normpath, relpath

from faultdex.offline.template import fill

_IMPORT = re.compile(r'^import \{(?P<names>[^}]*)\} from "(?P<path>\.[^"]+)";$', re.MULTILINE)
_LATER = re.compile(r'\bawait import\("(?P<path>\.[^"]+)"\)')
_EXPORT = re.compile(
    r"^export (?=(?:async )?(?:function\*?|class|const|let) (?P<name>\w+))", re.MULTILINE
)
_OTHER = re.compile(r"^(?:import|export)\b.*|\bimport\(.*", re.MULTILINE)
_DATA = re.compile(r'"(?P<path>assets/[\w/.-]+(?:\.json|/))"')
_WORKER = re.compile(r'new Worker\(new URL\("(?P<path>[^"]+)", import\.meta\.url\)')
PAGE = "document.currentScript.src"
NOWHERE = '"file:///"'


@dataclass(frozen=True, slots=True)
class Module:
    """One module as a function; `place` leads to it from where the script is."""

    path: str
    place: str
    text: str
    exports: tuple[str, ...]


def classic(files: Mapping[str, bytes], entry: str, here: str) -> str:
    """Return the module `entry` and all that it needs as one script.

    `here` is an expression for the address of the site's top or of the script. The data files
    that the modules name, or of which they name the folder, come along. Raises ValueError where a
    module cannot be turned.
    """
    start = dirname(entry) if here == PAGE else ""
    paths = needed(files, entry)
    modules = [_module(path, files[path].decode(), start) for path in paths]
    named = {found["path"] for path in paths for found in _DATA.finditer(files[path].decode())}
    data = {path: files[path].decode() for path in sorted(files) if _is_data(path, named)}
    return fill("classic.js.j2", modules=modules, data=data, here=here)


def _is_data(path: str, named: Collection[str]) -> bool:
    is_within = path.endswith(".json") and f"{dirname(path)}/" in named
    return path in named or is_within


def workers(files: Mapping[str, bytes], entry: str) -> frozenset[str]:
    """Return the paths of the modules that `entry` and all that it needs run as workers."""
    return frozenset(
        _target(path, found["path"])
        for path in needed(files, entry)
        for found in _WORKER.finditer(files[path].decode())
    )


def needed(files: Mapping[str, bytes], entry: str) -> tuple[str, ...]:
    """Return the paths of `entry` and all that it needs, each after those that it needs itself."""
    done: dict[str, None] = {}

    def visit(path: str, waiting: tuple[str, ...]) -> None:
        if path in waiting:
            message = f"{path}: the modules need each other in a circle"
            raise ValueError(message)
        for target in _targets(path, files[path].decode()):
            if target not in done:
                visit(target, (*waiting, path))
        done[path] = None

    visit(entry, ())
    return tuple(done)


def _targets(path: str, text: str) -> Iterator[str]:
    every = (*_IMPORT.finditer(text), *_LATER.finditer(text))
    return (_target(path, found["path"]) for found in every)


def _target(path: str, named: str) -> str:
    return normpath(join(dirname(path), named))


def _module(path: str, text: str, start: str) -> Module:
    def taken(found: re.Match[str]) -> str:
        names = found["names"].strip().replace(" as ", ": ")
        return f'const {{ {names} }} = modules["{_target(path, found["path"])}"];'

    def later(found: re.Match[str]) -> str:
        return f'await modules["{_target(path, found["path"])}"]'

    exports = tuple(found["name"] for found in _EXPORT.finditer(text))
    plain = _EXPORT.sub("", _LATER.sub(later, _IMPORT.sub(taken, text)))
    if other := _OTHER.search(_without_comments(plain)):
        message = f"{path}: no plain import or export: {other[0]}"
        raise ValueError(message)
    return Module(path, relpath(path, start or "."), plain, exports)


def _without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/|//.*", "", text, flags=re.DOTALL)
