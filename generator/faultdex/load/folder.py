"""Turn the knowledge folder into documents and bytes; every fault becomes a finding."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from faultdex.load.compose import Composer
from faultdex.load.deferred import Deferred
from faultdex.load.json import RemarkableError, read_data, read_json
from faultdex.load.layout import Format, Kind, kind_of
from faultdex.load.refusal import RefusalError
from faultdex.load.scalar import resolve, resolve_json
from faultdex.load.text import decode, read_bytes, refuse_controls
from faultdex.load.walk import walk
from faultdex.load.yaml import read_yaml
from faultdex.model.document import Document, Loaded
from faultdex.model.problem import Finding


@dataclass(frozen=True, slots=True)
class _File:
    """One path with what it gave."""

    path: str
    data: bytes | None = None
    document: Document | None = None
    findings: tuple[Finding, ...] = ()


def load(folder: Path) -> Loaded:
    """Read everything under `folder`; never raises for what it holds.

    A file whose reading was stopped is missing from `files` and `documents`, and its path
    is in `refused`, so that later stages do not also call it absent.
    """
    files = tuple(_files(folder))
    return Loaded(
        root=folder.as_posix(),
        documents={file.path: file.document for file in files if file.document},
        files={file.path: file.data for file in files if file.data is not None},
        findings=tuple(finding for file in files for finding in file.findings),
        refused=frozenset(file.path for file in files if file.data is None),
    )


def _files(folder: Path) -> Iterator[_File]:
    for path, refusal in walk(folder):
        kind = kind_of(path)
        if refusal or kind is None:
            findings = (refusal.finding(path),) if refusal else ()
            yield _File(path, findings=findings)
        else:
            yield _file(folder, path, kind)


def _file(folder: Path, path: str, kind: Kind) -> _File:
    try:
        data = read_bytes(f"{folder}/{path}", kind.most)
        return _parse(path, data, kind.format)
    except RefusalError as refusal:
        return _File(path, findings=(refusal.finding(path),))


def _parse(path: str, data: bytes, form: Format) -> _File:
    text = decode(data)
    refuse_controls(text)
    match form:
        case Format.YAML:
            composer = Composer(path, read_yaml(text), resolve)
        case Format.JSON:
            return _json(path, data, text)
        case Format.TEXT:
            return _File(path, data)
    return _File(path, data, composer.document(), tuple(composer.findings))


def _json(path: str, data: bytes, text: str) -> _File:
    """Read what programs wrote; where there is nothing to say of it, no place is looked for."""
    composer = Composer(path, read_json(text), resolve_json)
    try:
        value = read_data(text)
    except RemarkableError:
        return _File(path, data, composer.document(), tuple(composer.findings))
    document = cache(composer.document)
    places = Deferred(lambda: document().places)
    return _File(path, data, Document(path, value, places, Deferred(lambda: document().plain)))
