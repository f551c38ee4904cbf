"""A small run of every benchmark ends well, so that the large ones do when they are wanted."""

import importlib.util
import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from faultdex.match import Index
from faultdex.model.entry import Entry, TryFirst
from faultdex.pipeline import BuildResult, read

BENCH = Path(__file__).parent
FIELDS = {
    "tells": ("causes", "tell"),
    "causes": ("causes", "says"),
    "fixes": ("fixes", "does"),
    "costs": ("fixes", "costs"),
}
PEERS = ("node", "rg", "wc", "taskset")
SOME_THREADS = ("001-050.yaml", "draw-a1.yaml", "draw-d2.yaml")


def module_of(name: str) -> ModuleType:
    """Return a benchmark as a module."""
    spec = importlib.util.spec_from_file_location(f"bench_{name}", BENCH / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def site_bench() -> ModuleType:
    """Return the module that measures the site."""
    return module_of("site")


@pytest.fixture(scope="module")
def knowing(reading: BuildResult) -> Index:
    """Return the index of the knowledge with its messages."""
    index: Index = module_of("messages").knowing(reading)
    return index


@pytest.fixture
def bench_here(
    reading: BuildResult,
    knowing: Index,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Callable[..., str]:
    """Return what runs a benchmark on the knowledge that this process has read already."""
    monkeypatch.syspath_prepend(BENCH)

    def run(name: str, *arguments: str | int | Path) -> str:
        module = module_of(name)
        monkeypatch.setattr(module, "read", lambda _: reading)
        monkeypatch.setattr(module, "knowing", lambda _: knowing, raising=False)
        monkeypatch.setattr(sys, "argv", [name, *map(str, arguments)])
        module.main()
        return capsys.readouterr().out

    return run


def entries(folder: Path) -> int:
    """Return the count of entries of a knowledge folder."""
    return len(list(folder.glob("*/*/entry.yaml")))


def bench(name: str, *arguments: str | int | Path) -> str:
    """Return what a benchmark prints."""
    command = [sys.executable, BENCH / name, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def table(printed: str) -> dict[str, list[str]]:
    """Return the cells of the printed rows by the first of each."""
    lines = (line for line in printed.splitlines() if line.startswith("| "))
    rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)
    return {row[0]: row for row in rows}


def test_copies_of_entries_break_no_rule(
    site_bench: ModuleType,
    tmp_path: Path,
    repository: Path,
    turns: Callable[[Sequence[Path], int], list[Path]],
) -> None:
    """Copies stand beside the entries, of a sixth by turns: a problem would stop a build."""
    true = sorted((repository / "knowledge").glob("*/*/entry.yaml"))
    some = turns(true, 6)
    count = len(true) + len(some)
    site_bench.Trial(tmp_path, count, names={path.parent.name for path in some}).prepare()
    problems = read(tmp_path / "knowledge").problems

    assert (entries(tmp_path / "knowledge"), problems) == (count, ())


def test_the_site_is_measured(small_tree: Callable[[Path], Path], tmp_path: Path) -> None:
    """With two copies beside two entries, each table has its rows."""
    rows = table(bench("site.py", 4, "--tree", small_tree(tmp_path)))

    assert len(rows["4"]) == len(rows["entries"])
    assert "the median of 2" in rows


@pytest.mark.skipif(
    not all(map(shutil.which, PEERS)), reason=f"not all of {', '.join(PEERS)} are installed"
)
def test_the_matcher_is_measured(bench_here: Callable[..., str]) -> None:
    """With a log of one MiB, one round and some texts, each table has its rows."""
    rows = table(bench_here("matcher", 1, 1, 40))

    assert rows["all"][1].split(" of ")[0] != "0"
    assert {"Hyperscan, 300 signatures", "google-re2", "two processors"} <= rows.keys()


def test_the_threads_are_measured(
    repository: Path, tmp_path: Path, bench_here: Callable[..., str]
) -> None:
    """Of some files each category has its row, and pages are written for some of the texts."""
    for name in SOME_THREADS:
        shutil.copy(repository / "knowledge/threads" / name, tmp_path)
    rows = table(bench_here("threads", tmp_path))

    assert {"compilation", "runtime", "all with a message"} <= rows.keys()
    assert rows["all"][2] > "0"


def test_a_draw_is_measured_with_the_entries_of_its_day(
    repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was written after a draw was labeled helps none of its texts."""
    monkeypatch.syspath_prepend(BENCH)
    shutil.copytree(repository / "tests/data/base/knowledge", tmp_path / "knowledge")
    texts = tmp_path / "knowledge/threads"
    texts.mkdir()
    (texts / "draw-a.yaml").write_text(
        "- {url: 'https://example.org/1', category: runtime, in_scope: true, message: true,\n"
        "   entry: block-too-large, text: 'launch failed: a block of 2048 threads is too large'}\n"
    )
    (tmp_path / "later").mkdir()
    later = tmp_path / "knowledge/runtime/block-too-large"
    shutil.move(later, tmp_path / "later")
    first = commit(tmp_path)
    shutil.move(tmp_path / "later/block-too-large", later)
    second = commit(tmp_path)

    rows = [*module_of("first_sight").rows(tmp_path, {"a": first})]
    rows += module_of("first_sight").rows(tmp_path, {"a": second})

    assert [row[:4] for row in rows] == [
        ("a", "1", "0", "0 of 0"),
        ("all", "1", "0", "0 of 0"),
        ("a", "1", "1", "1 of 1"),
        ("all", "1", "1", "1 of 1"),
    ]


def commit(folder: Path) -> str:
    """Return the commit of all that a folder holds now."""
    git = ["git", "-C", str(folder), "-c", "user.name=a", "-c", "user.email=a@example.org"]
    for command in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", "a draw"]):
        subprocess.run([*git, *command], check=True)
    done = subprocess.run([*git, "rev-parse", "HEAD"], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_sentences_are_counted_by_what_they_rest_on(bench_here: Callable[..., str]) -> None:
    """Each place has a row, the last row is their sum, and a named entry is shown in full."""
    printed = bench_here("sentences", BENCH.parents[1] / "knowledge", "cuda-out-of-memory")
    rows = [line.split("|")[2] for line in printed.splitlines() if line.startswith("| ")][1:]
    kinds = {line.split()[0] for line in printed.splitlines() if not line.startswith("|")}

    assert sum(map(int, rows[:-1])) == int(rows[-1]) > 1000
    assert {"cited", "run", "bare"} <= kinds


@pytest.mark.parametrize(
    ("place", "text", "expected"),
    [
        ("tells", "The count is above the limit.", "noted"),
        ("tells", "The message is 'launch failed: a block of 9 threads is too large'.", "run"),
        ("tells", "The count was never set [@nvidia-limits].", "cited"),
        ("fixes", "Halve the count of threads.", "instruction"),
        ("fixes", "Halve the count, because the GPU splits each block.", "bare"),
        ("costs", "The launch takes longer.", "noted"),
        ("costs", "The launch takes 40 % longer.", "bare"),
        ("causes", "The GPU has fewer threads; this is our reasoning.", "reasoning"),
    ],
)
def test_a_sentence_is_held_against_what_its_entry_shows(
    reading_base: Entry, place: str, text: str, expected: str
) -> None:
    """A price without a figure is an estimate, a step is no fact, and a quoted message is shown."""
    module = module_of("sentences")
    part, field = FIELDS[place]
    items = getattr(reading_base.facts, part)
    changed = (items[0].model_copy(update={field: text}), *items[1:])
    entry = replace(reading_base, facts=reading_base.facts.model_copy(update={part: changed}))
    kinds = {one.kind for one in module.sentences(entry, frozenset()) if one.text == text}

    assert kinds == {expected}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("It prints each launch that is too large.", "run"),
        ("If it prints none, the driver is the cause.", "bare"),
    ],
)
def test_what_output_means_is_a_claim(repository: Path, text: str, expected: str) -> None:
    """The run shows what the first command prints, not what a reader should conclude."""
    module = module_of("sentences")
    ran = read(repository / "tests/data/base/knowledge").book.entries["grid-too-wide"]
    first = TryFirst(command="bash reproduce.sh", shows=text, snippet="reproduce.sh")
    facts = ran.facts.model_copy(update={"try_first": first})
    told = module.sentences(replace(ran, facts=facts), frozenset())

    assert [one.kind for one in told if one.place == "shows"] == [expected]


@pytest.fixture(scope="module")
def reading_base(repository: Path) -> Entry:
    """Return an entry of the small knowledge."""
    small = read(repository / "tests/data/base/knowledge")
    return small.book.entries["block-too-large"]


def test_messages_are_measured(bench_here: Callable[..., str]) -> None:
    """A few texts of each owner are asked, and nearly all are answered by an entry or a table."""
    rows = table(bench_here("messages", 3))
    answered = float(rows["all"][-1].removesuffix(" %"))

    assert {"cuda-runtime", "nccl", "xid"} <= rows.keys()
    assert answered >= 90


def test_the_wrapper_is_measured() -> None:
    """A short run with little output has a row for each cost, and no large one."""
    rows = table(bench("wrapper.py", 0.2, 5, 1))
    memory = float(rows["memory of faultdex"][1].removesuffix(" MiB"))

    assert {"slower", "processor share of faultdex beside it", "start and end of `true`"} <= {*rows}
    assert 0 < memory < 50


def test_digests_are_measured() -> None:
    """Twelve short logs have one verdict, by themselves and by their digests."""
    rows = table(bench("digests.py", 12, 4))

    assert rows["same verdict"][1] == "yes"
    assert "merge" in rows


def test_growth_is_measured() -> None:
    """Each way to digest a job has a row for each count of ranks, and a cost of a further log."""
    printed = bench("growth.py", 1, 2, 6)
    ways = [line.split("|")[2].strip() for line in printed.splitlines() if line.startswith("| 6 ")]

    assert {"one process", "all cores", "merge"} <= {*ways}
    assert {"one process", "all cores", "merge"} <= table(printed).keys()


def test_healthy_logs_raise_no_alarm(bench_here: Callable[..., str]) -> None:
    """Lines of programs that ended well lead to no entry and to no message of an error."""
    printed = bench_here("quiet", 3)
    rows = table(printed)

    assert {"jax-logged", "spread-logged", "train-logged", "configure"} <= rows.keys()
    assert rows["composed-nccl-info"][3:6] == ["0", "0", "0"]
    assert ": 0 false alarms" in printed


def test_healthy_logs_are_composed(tmp_path: Path) -> None:
    """Logs of what needs GPUs are made of usual lines; NCCL's texts, of its source."""
    source = tmp_path / "src/init.cc"
    source.parent.mkdir()
    source.write_text('INFO(NCCL_INIT, "Using %s of %d", name, count); WARN("No %s", name);\n')
    bench("composed.py", tmp_path / "logs", tmp_path)
    info = (tmp_path / "logs/composed-nccl-info.log").read_text("utf-8").splitlines()

    assert all(" NCCL INFO Using " in line for line in info)
    assert (tmp_path / "logs/composed-kernel.log").stat().st_size > 100_000


def test_answers_are_printed_for_a_person_to_judge(bench_here: Callable[..., str]) -> None:
    """Each has the line that was asked, and what is said of it."""
    printed = bench_here("messages", "--judge", 5, "--seed", 1)

    assert printed.count("\n  > ") == 5


def test_the_verdicts_of_each_draw_are_counted() -> None:
    """Each draw that a person judged has a share of wrong answers; the last is not worse again."""
    rows = table(bench("messages.py", "--verdicts"))
    *_, last = rows.values()

    assert rows["22"] == ["22", "200", "0", "38", "19.0 %"]
    assert float(last[-1].removesuffix(" %")) <= 5


def test_the_tests_are_measured() -> None:
    """Tests run in a tree with a made-up entry, where records vouch for snippets."""
    words = ("tests/snippets/test_snippets.py", "-n", 0, "-k", "device-side-assert")
    printed = bench("suite.py", 1, *words)

    assert "processor seconds" in printed
    assert "trusted: their recorded runs of" in printed


def test_the_search_is_measured(site: Path) -> None:
    """In a real browser, from the focus and from the last key to the first result."""
    if not any(map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))):
        pytest.skip("no browser is installed")
    printed = bench("search.py", str(site), 1)

    assert "| query to first result, slowest | " in printed


def test_pages_are_measured(site: Path, tmp_path: Path) -> None:
    """By words before the first fix, height on a phone, sentences and phrases."""
    if not any(map(shutil.which, ("chromium-headless-shell", "chromium"))):
        pytest.skip("no browser is installed")
    (tmp_path / "one").mkdir()
    for name in ("cuda-out-of-memory", "assets"):
        shutil.copytree(site / name, tmp_path / "one" / name)
    rows = table(bench("pages.py", str(tmp_path / "one")))
    before, _, most = rows["words before the first fix"][1].partition(", at most ")

    assert rows["entries"][1] == rows["first fix within two screens"][1] == "1"
    assert before == most
    assert 50 < int(before) < 500
    assert rows["sentences over 35 words"][1] == "0"


def test_a_job_with_a_planted_fault_is_recorded(tmp_path: Path) -> None:
    """Its truth lies beside what its ranks left, in which no path of this machine stands."""
    bench("job_faults.py", tmp_path, "assertion")
    job = tmp_path / "assertion" / "job"
    texts = [one.read_text("utf-8") for one in job.rglob("*.log")]

    assert json.loads((tmp_path / "assertion" / "truth.yaml").read_text("utf-8"))["ranks"] == [2]
    assert any("AssertionError: expected 8 samples, got 7" in text for text in texts)
    assert not any(str(BENCH) in text or sys.prefix in text for text in texts)


def test_jobs_with_planted_faults_are_judged() -> None:
    """Nearly all causes and ranks are named, nobody is accused wrongly, and grep does worse."""
    rows = table(bench("jobs.py"))
    _, ranks, causes, actions, wrong, accused = rows["triage"]
    right, every = (int(number) for number in ranks.split(",")[0].split(" of "))

    assert (wrong, accused) == ("0", "0")
    assert (every, causes) == (42, "42 of 42")
    assert right >= 40
    assert actions == "30 of 31"
    assert rows["fr_trace"][-1] == "0"
    assert int(rows["grep, by time"][1].split(" of ")[0]) < right


def test_a_public_set_of_injected_logs_is_judged(tmp_path: Path) -> None:
    """The set lies elsewhere, so two logs in its layout stand for it."""
    texts = {"ram_oom": "MemoryError", "div_zero": "ValueError: x"}
    for mode, text in texts.items():
        (tmp_path / f"{mode}.log").write_text(f"Traceback (most recent call last):\n{text}\n")
    labels = [
        json.dumps({"mode": mode, "source": "injected", "log_path": f"{tmp_path.name}/{mode}.log"})
        for mode in texts
    ]
    (tmp_path / "labels.jsonl").write_text("\n".join(labels))
    rows = table(bench("gpualert.py", tmp_path))

    assert rows["ram_oom"] == ["ram_oom", "1", "1", "1", "1"]
    assert rows["div_zero"] == ["div_zero", "1", "0", "0", "0"]


def test_hangs_are_judged() -> None:
    """Of the recorded faults, nearly all faulty ranks are named, and no other rank is."""
    rows = table(bench("hangs.py"))
    _, dumps, wrong, both, still_wrong, *_ = rows["all"]

    assert (dumps, wrong, both, still_wrong) == ("10 of 14", "0", "13 of 14", "0")


def test_hangs_of_nccl_are_judged() -> None:
    """On two GPUs all faulty ranks are named, and none where two ranks differ from each other."""
    rows = table(bench("hangs.py", BENCH.parent / "data" / "hangs_nccl"))
    _, dumps, wrong, both, still_wrong, *_ = rows["all"]

    assert (dumps, wrong, both, still_wrong) == ("6 of 7", "0", "7 of 7", "0")
    assert rows["other-order"][3] == "0 of 0 (2 suspects)"
