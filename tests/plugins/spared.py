"""Spare a test that passed on this machine today, as long as no byte changes that it depends on.

A test depends on all of the repository but the other files of tests; those named in APART do not
depend on the knowledge either, so that who writes an entry waits for the others alone. Only the
whole test run spares tests, never one of chosen files.
"""

import hashlib
import shutil
from collections import defaultdict
from collections.abc import Generator
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from kept import FOLDER, GENERATOR, ROOT, TODAY, digest_of

if TYPE_CHECKING:
    from xdist.workermanage import WorkerController

REASON = "passed here today with the same bytes; --all runs it"
# These read no file of the knowledge: with --all a test runs them where there is none.
APART = (
    "tests/unit/answering/",
    "tests/unit/cli/",
    "tests/unit/digests/",
    "tests/unit/hangs/",
    "tests/unit/interface/",
    "tests/unit/jobs/",
    "tests/unit/lint/",
    "tests/unit/load/",
    "tests/unit/logs/",
    "tests/unit/mcp/",
    "tests/unit/model/",
    "tests/unit/offline/",
    "tests/unit/output/",
    "tests/unit/pack/",
    "tests/unit/pipeline/",
    "tests/unit/render/",
    "tests/unit/supervise/",
    "tests/unit/validate/",
    "tests/unit/verify/",
)
# Modules of these folders that read some of it all the same.
READERS = (
    "tests/unit/cli/test_diagnose.py",
    "tests/unit/cli/test_new.py",
    "tests/unit/cli/test_questions.py",
    "tests/unit/cli/test_streams.py",
    "tests/unit/hangs/test_stacks.py",
    "tests/unit/pack/test_locate.py",
    "tests/unit/render/test_hints.py",
    "tests/unit/render/test_workflow.py",
    "tests/unit/validate/test_schema.py",
)
# The snippets have records of their own; the others ask git, or look at all files.
SNIPPETS = "tests/snippets/test_snippets.py"
ALWAYS = (SNIPPETS, "tests/test_architecture.py", "tests/test_repository.py")
FOLDERS = (".github", "docs", "examples", "scripts")
LOOSE = ("*.lock", "*.md", "*.toml", "*.yml", "Makefile")
TOOLS = ("chromium-headless-shell", "chromium", "node", "npm", "rg", "slurmctld", "tsc")
PASSES = pytest.StashKey["Passes"]()


class Passes:
    """The tests that passed: a file of names for each module and all that it depends on."""

    def __init__(self, folder: Path, sources: "Sources") -> None:
        """Keep the files in `folder`."""
        self.folder = folder
        self.sources = sources
        self.passed: set[str] = set()

    def knows(self, test: str) -> bool:
        """Whether a test passed with the bytes of today."""
        return test in self._names(self._file(test))

    def learn(self) -> None:
        """Keep the names of the tests that passed, and forget those of former days."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for former in self.folder.iterdir():
            if not former.name.startswith(TODAY.isoformat()):
                former.unlink(missing_ok=True)
        every: dict[Path, set[str]] = defaultdict(set)
        for test in self.passed:
            every[self._file(test)].add(test)
        for file, names in every.items():
            file.write_text("\n".join(sorted(names | self._names(file))), "utf-8")

    def _names(self, file: Path) -> frozenset[str]:
        return frozenset(file.read_text("utf-8").split("\n") if file.exists() else ())

    def _file(self, test: str) -> Path:
        return self.folder / f"{TODAY}-{self.sources.key(test.partition('::')[0])}"


class Sources:
    """The files of a repository that tests depend on."""

    def __init__(self, root: Path, generator: Path, tree: Path | None = None) -> None:
        """Look at the files below `root`, at the generator that runs, and at the tree's entries."""
        self.root = root
        self.generator = generator
        self.trees = [root, *([tree] if tree and tree != root else [])]
        self.key = cache(self._key)

    def _key(self, module: str) -> str:
        apart = module.startswith(APART) and module not in READERS
        content = hashlib.sha256((self.root / module).read_bytes()).hexdigest()
        named = f"{module}\n{content}\n{self._rest if apart else self._whole}"
        return hashlib.sha256(named.encode()).hexdigest()

    @cached_property
    def _whole(self) -> str:
        return digest_of([tree / "knowledge" for tree in self.trees]) + self._rest

    @cached_property
    def _rest(self) -> str:
        """Return a digest of all but the knowledge and the modules of tests."""
        loose = [path for pattern in LOOSE for path in self.root.glob(pattern)]
        folders = [self.root / name for name in FOLDERS]
        tests = (self.root / "tests").rglob("*")
        shared = [path for path in tests if path.is_file() and not is_module(path)]
        told = [digest_of([self.generator, *sorted(loose), *folders, *sorted(shared)])]
        return "\n".join([*told, *map(tool, TOOLS)])


def is_module(path: Path) -> bool:
    """Tell whether a file holds tests that no other file runs."""
    return path.match("test_*.py") and not path.match(SNIPPETS)


def tool(name: str) -> str:
    """Return what tells a program from its other releases."""
    found = shutil.which(name)
    return f"{found} {Path(found).stat().st_mtime}" if found else ""


def _spares(config: pytest.Config) -> bool:
    """Tell whether this is the whole test run, which spares tests; workers are told."""
    if hasattr(config, "workerinput"):
        return bool(config.workerinput["spares"])
    chosen = config.getoption("keyword") or config.getoption("markexpr")
    whole = config.args_source == pytest.Config.ArgsSource.TESTPATHS and not chosen
    return whole and config.getoption("day") == TODAY and not config.getoption("all")


def pytest_configure(config: pytest.Config) -> None:
    """Look for what passed today; whatever runs, what passes is kept."""
    if not config.getoption("all"):
        sources = Sources(ROOT, GENERATOR, config.getoption("tree"))
        config.stash[PASSES] = Passes(FOLDER / "passed", sources)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: "WorkerController") -> None:
    """Tell another process of the run whether tests are spared."""
    node.workerinput["spares"] = _spares(node.config)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what needs no run."""
    if _spares(config):
        passes = config.stash[PASSES]
        for item in items:
            if not item.nodeid.startswith(ALWAYS) and passes.knows(item.nodeid):
                item.add_marker(pytest.mark.skip(reason=REASON))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Take note of a test that passed, and of one that did not end well."""
    report = yield
    if PASSES in item.config.stash:
        passed = item.config.stash[PASSES].passed
        if report.when == "call" and report.passed:
            passed.add(item.nodeid)
        elif report.failed:
            passed.discard(item.nodeid)
    return report


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Keep what passed."""
    if PASSES in session.config.stash:
        session.config.stash[PASSES].learn()


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, str] | None:
    """Count what was spared apart from what cannot run here."""
    spared = isinstance(report.longrepr, tuple) and report.longrepr[2] == f"Skipped: {REASON}"
    return ("spared", "-", "SPARED") if spared else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many tests were spared."""
    if count := len(terminalreporter.stats.get("spared", ())):
        terminalreporter.write_line(f"{count} tests spared: {REASON}")
