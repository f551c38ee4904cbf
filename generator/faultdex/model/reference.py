"""Describe reference tables: what programs collected on machines, and what people note of it."""

import hashlib
import json
from collections.abc import Iterator
from typing import Annotated, TypeAlias

from pydantic import Field, StringConstraints

from faultdex.model.evidence import Digest, Instant, Machine
from faultdex.model.problem import Route
from faultdex.model.shape import Id, Line, Shape, Title
from faultdex.strenum import StrEnum

LibraryText: TypeAlias = Annotated[str, StringConstraints(max_length=1000)]
Name: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.'/ -]{0,120}$")]


class Part(StrEnum):
    """One part of what is collected; each is the subject of at most one table."""

    CUDA_RUNTIME = "cuda-runtime"
    CUDA_DRIVER = "cuda-driver"
    NCCL = "nccl"
    CUBLAS = "cublas"
    CUDNN = "cudnn"
    ENDINGS = "endings"
    NCCL_VARIABLES = "nccl-variables"
    TORCH_VARIABLES = "torch-variables"


class CodeRow(Shape):
    """One number with the name and the text that a library gives it."""

    number: int = Field(ge=0, description="The code.")
    name: Name = Field(description="Name, as the library or its header tells it.")
    text: LibraryText = Field(description="Text, as the library tells it; empty where it has none.")


class CodeTable(Shape):
    """All codes of one library."""

    library: Name = Field(description="File that was asked.")
    version: Name = Field(description="Version that it tells of itself.")
    rows: tuple[CodeRow, ...] = Field(max_length=10_000, description="Codes, by number.")


class Binary(Shape):
    """One shared library whose texts were read."""

    file: Name = Field(description="Its file.")
    build: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{0,128}$")] = Field(
        description="Identity that its linker gave it."
    )


class Ending(Shape):
    """One way in which a child process was made to end, and what is said of it."""

    ending: Name = Field(description="The signal, or exit and its status.")
    exitcode: int = Field(description="Status as Python tells it; of a signal, its negative.")
    shell: int = Field(description="Status as a shell tells it.")
    word: LibraryText = Field(description="Word of the C library for the signal.")
    torchrun: LibraryText = Field(description="Lines of torchrun's report.")
    spawn: LibraryText = Field(description="What torch.multiprocessing raises.")


class Variable(Shape):
    """One name of an environment variable, with the files that hold it."""

    name: Name = Field(description="The name.")
    files: tuple[Name, ...] = Field(description="Files that hold it; empty where none does.")


class Message(Shape):
    """One text that a program may print, as it stands in a binary or in a source."""

    label: Name = Field(default="", description="Its code, where it has one.")
    text: LibraryText = Field(description="The text, with placeholders.")


class Messages(Shape):
    """Texts by where they come from."""

    nccl_warnings: tuple[Message, ...] = Field(
        alias="nccl-warnings", description="Formats that NCCL hands to its logger as warnings."
    )
    c10d: tuple[Message, ...] = Field(description="Complaints of torch's distributed parts.")
    graph_breaks: tuple[Message, ...] = Field(
        alias="graph-breaks", description="Reasons for which torch.compile breaks a graph."
    )


class Collection(Shape):
    """What the libraries of one machine say: the content of reference/machines/<machine>.json."""

    schema_version: int = Field(alias="schema", ge=1, le=1, description="Always 1.")
    collected: Instant = Field(description="When it was collected, UTC.")
    machine: Machine = Field(description="Where.")
    binaries: tuple[Binary, ...] = Field(max_length=100, description="Binaries that were read.")
    codes: dict[Id, CodeTable] = Field(description="Tables of codes by part.")
    endings: tuple[Ending, ...] = Field(max_length=1000, description="Ways in which a child ends.")
    variables: tuple[Variable, ...] = Field(max_length=5000, description="Names that were found.")
    sought: tuple[Variable, ...] = Field(max_length=1000, description="Names that were looked for.")
    messages: Messages = Field(description="Texts that programs may print.")
    sha256: Digest | None = Field(default=None, description="Digest of all the rest.")

    def digest(self) -> str:
        """Return the SHA-256 of everything but the digest itself, in hexadecimal."""
        plain = self.model_dump(mode="json", by_alias=True, exclude={"sha256"})
        canonical = json.dumps(plain, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()

    def names(self, part: Part) -> dict[str, str]:
        """Return the name of each row of `part` by its key: a number, an ending or the name."""
        match part:
            case Part.ENDINGS:
                return {one.ending: one.ending for one in self.endings}
            case Part.NCCL_VARIABLES:
                return {one.name: one.name for one in self.variables if is_ncclish(one)}
            case Part.TORCH_VARIABLES:
                return {one.name: one.name for one in self.variables if not is_ncclish(one)}
        table = self.codes.get(part)
        return {str(row.number): row.name for row in table.rows} if table else {}


class Note(Shape):
    """What a person says of one row."""

    name: Line | None = Field(default=None, description="Name of the row, for who reads the file.")
    means: Line = Field(description="What it means, in own words.")
    action: Line | None = Field(default=None, description="What to do first.")
    entry: Id | None = Field(default=None, description="Entry that explains it.")
    source: Id | None = Field(default=None, description="Citation that supports it.")


class Table(Shape):
    """One reference table: the content of reference/<table>.yaml."""

    title: Title = Field(description="What it lists, in a few words.")
    summary: Line = Field(description="What to know before reading it, in one sentence.")
    part: Part | None = Field(
        default=None, strict=False, description="Part whose collected rows it lists, if any."
    )
    label: Line | None = Field(
        default=None, description="What a reader writes before a number, such as Xid."
    )
    logged: tuple[Line, ...] = Field(
        default=(), description="How a row stands in a log; $number, $name and $text are its."
    )
    sources: dict[Id, Line] = Field(
        default_factory=dict, description="What each citation supports, by key."
    )
    notes: dict[Name, Note] = Field(default_factory=dict, description="Notes by number or name.")
    folklore: dict[Name, Note] = Field(
        default_factory=dict, description="Names that are recommended and that no binary holds."
    )
    omits: dict[Name, Line] = Field(
        default_factory=dict, description="Rows that do not belong in the table, each with why."
    )

    def every_note(self) -> Iterator[tuple[Route, Note]]:
        """Yield the notes of rows and of folklore, each with the route to it."""
        for kind, notes in (("notes", self.notes), ("folklore", self.folklore)):
            yield from (((kind, name), note) for name, note in notes.items())


def is_ncclish(variable: Variable) -> bool:
    """Return whether NCCL itself holds the variable, or its name says that it is NCCL's."""
    own = any(file.startswith("libnccl") for file in variable.files)
    return own or variable.name.startswith("NCCL_")
