"""A digest is a file of Parquet that says its schema."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from faultdex.digests import collected
from faultdex.digests.collected import NEEDS, Digests
from faultdex.digests.record import Kind, Origin, Record
from faultdex.digests.store import NotDigestError, is_digest, read, writing

ONE = Record(
    Origin("17", "a", "rank0.log", 1, 10), Kind.LOG, "{}", "entry", "text", is_complete=False
)


def test_records_come_back(write: Callable[..., str]) -> None:
    """A digest of more records than one batch holds them all, in their order."""
    every = [Record(Origin("17", "a", f"rank{one}.log"), Kind.LOG, "{}") for one in range(300)]

    assert [*read(write("x", *every, ONE))] == [*every, ONE]


def test_a_name_that_is_no_text_is_written_with_escapes(write: Callable[..., str]) -> None:
    """File systems allow names that UTF-8 does not."""
    odd = Record(Origin("", "", "rank\udcff.log"), Kind.LOG, "{}")

    assert [one.origin.name for one in read(write("x", odd))] == ["rank\\udcff.log"]


def test_a_digest_is_told_from_other_files_of_parquet(
    write: Callable[..., str], tmp_path: Path
) -> None:
    """Data sets that lie beside logs are none."""
    other = tmp_path / "train.parquet"
    pq.write_table(pa.table({"said": ["x"]}), other)

    assert (is_digest(write("x", ONE)), is_digest(str(other)), is_digest("gone")) == (
        True,
        False,
        False,
    )


def test_a_digest_that_was_cut_off_is_not_passed_over(write: Callable[..., str]) -> None:
    """A copy that stopped halfway is told, and not taken for a data set."""
    cut = Path(write("x", ONE))
    cut.write_bytes(cut.read_bytes()[:60])

    assert is_digest(str(cut))
    with pytest.raises(NotDigestError, match="it is no digest, or it is damaged"):
        [*read(str(cut))]


def changed(name: str, tmp_path: Path, marks: dict[str, str], **columns: object) -> str:
    """Write a digest again with other marks and columns."""
    table = pq.read_table(name)
    for column, values in columns.items():
        table = table.set_column(table.schema.get_field_index(column), column, pa.array(values))
    out = tmp_path / "changed"
    with pq.ParquetWriter(out, table.schema, store_schema=False) as writer:
        writer.write_table(table)
        writer.add_key_value_metadata(marks)
    return str(out)


def test_another_schema_is_told(write: Callable[..., str], tmp_path: Path) -> None:
    """A digest of a newer release says so."""
    other = changed(write("x", ONE), tmp_path, {"faultdex.digest": "2"})

    with pytest.raises(NotDigestError, match="it has schema 2, and this release reads 1"):
        [*read(other)]


@pytest.mark.parametrize("columns", [{"kind": ["verdict"]}, {"size": ["ten"]}, {"said": [None]}])
def test_columns_are_checked(
    write: Callable[..., str], tmp_path: Path, columns: dict[str, object]
) -> None:
    """A value of another kind or type is no record."""
    other = changed(write("x", ONE), tmp_path, {"faultdex.digest": "1"}, **columns)

    with pytest.raises(NotDigestError, match="it is no digest"):
        [*read(other)]


def test_a_digest_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    """What was there before stays where writing fails."""
    (tmp_path / "x").write_text("before")

    def records() -> Iterator[Record]:
        yield ONE
        raise KeyError

    with pytest.raises(KeyError), writing(tmp_path / "x") as writer:
        writer.write(records())

    assert [path.read_text() for path in tmp_path.iterdir()] == ["before"]


def test_a_digest_that_cannot_be_read_here_is_named(
    write: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is no log, and which packages it needs is told."""
    name, found = write("x", ONE), Digests()
    assert Digests().take(name)
    monkeypatch.setattr(collected, "is_installed", lambda _: False)

    assert (found.take(name), found.take(__file__)) == (True, False)
    assert (found.files, found.lost, found.records) == (1, [(name, NEEDS)], [])
