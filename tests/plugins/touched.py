"""Note which lines each test runs, and run the tests of a line first: for tests/mutation.

TOUCHED names a JSON file that says what to do, and TOUCHED_NOTES the file to be written.
Programs in Python that a test starts write what they ran of TOUCHED_PACKAGE into the folder
TOUCHED_LINES, by way of sitecustomize.py.
"""

import json
import os
import resource
import sys
from collections import Counter, defaultdict
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

# A mutant may ask for memory without end.
MEMORY = 6 << 30
# These need all of the knowledge, which takes a minute to read.
SLOW_FIXTURES = {"whole_knowledge", "site"}
SPAWNS = {"os.fork", "os.posix_spawn", "subprocess.Popen"}
# What runs outside of tests, or is made for more than one of them.
SHARED = ""


class Notes:
    """What each test ran of a package."""

    def __init__(self, package: Path) -> None:
        """Look at the modules of `package`."""
        import coverage

        self.coverage = coverage.Coverage(data_file=None, include=[f"{package}/*"])
        self.current = SHARED
        self.seconds: dict[str, float] = defaultdict(float)
        self.spawned: Counter[str] = Counter()
        self.failed: set[str] = set()

    def start(self) -> None:
        """Look at what runs from now on."""
        sys.addaudithook(self._hear)
        self.coverage.start()

    def _hear(self, event: str, _: object) -> None:
        if event in SPAWNS:
            self.spawned[self.current] += 1

    @contextmanager
    def _within(self, name: str) -> Iterator[None]:
        """Ascribe to a test what runs meanwhile, in all threads."""
        before = self.current
        self._ascribe_to(name)
        try:
            yield
        finally:
            self._ascribe_to(before)

    def _ascribe_to(self, name: str) -> None:
        self.current = os.environ["TOUCHED_TEST"] = name
        self.coverage.switch_context(name)

    def _lines(self) -> dict[str, dict[str, list[int]]]:
        """Return the lines of each module that each test ran."""
        self.coverage.stop()
        data = self.coverage.get_data()
        lines: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
        for file in data.measured_files():
            for line, tests in data.contexts_by_lineno(file).items():
                for test in tests:
                    lines[test][file].append(line)
        return lines

    def _take_reports(self, lines: dict[str, dict[str, list[int]]]) -> None:
        """Add what programs ran that tests started; `spawned` keeps those that told nothing."""
        for path in Path(os.environ["TOUCHED_LINES"]).iterdir():
            said = json.loads(path.read_text("utf-8"))
            for file, ran in said["lines"].items():
                lines[said["test"]][file] += ran
            if said["parent"] == os.getpid():
                self.spawned[said["test"]] -= 1

    def write(self, file: Path) -> None:
        """Write what was seen."""
        lines = self._lines()
        self._take_reports(lines)
        tests = {
            name: {
                "seconds": self.seconds[name],
                "failed": name in self.failed,
                "spawns": self.spawned[name] > 0,
                "lines": lines[name],
            }
            for name in {*self.seconds, SHARED}
        }
        file.write_text(json.dumps(tests), "utf-8")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Ascribe to a test what runs in it."""
        with self._within(item.nodeid):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[object]
    ) -> Generator[None, object, object]:
        """Ascribe to no test what is made for more than one."""
        with self._within(self.current if fixturedef.scope == "function" else SHARED):
            return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the time and the failure of a test."""
        self.seconds[report.nodeid] += report.duration
        if report.failed:
            self.failed.add(report.nodeid)


class Order:
    """The tests to run, first those that run the line in question."""

    def __init__(self, tests: list[str]) -> None:
        """Run `tests` in their order."""
        self.place = {name: place for place, name in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Leave out all others."""
        others = [one for one in items if one.nodeid not in self.place]
        config.hook.pytest_deselected(items=others)
        chosen = [one for one in items if one.nodeid in self.place]
        items[:] = sorted(chosen, key=lambda one: self.place[one.nodeid])


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Begin before conftest.py loads modules: what runs then is of all tests."""
    asked = _asked()
    if "tests" not in asked:
        lines = Path(os.environ["TOUCHED_NOTES"]).with_name("lines")
        lines.mkdir()
        os.environ |= {"TOUCHED_PACKAGE": asked["package"], "TOUCHED_LINES": str(lines)}
        notes = Notes(Path(asked["package"]))
        early_config.pluginmanager.register(notes, "touched notes")
        notes.start()


def pytest_configure(config: pytest.Config) -> None:
    """Do what the file says."""
    asked = _asked()
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, resource.RLIM_INFINITY))
    if "tests" in asked:
        config.pluginmanager.register(Order(asked["tests"]))


def _asked() -> dict[str, Any]:
    asked: dict[str, Any] = json.loads(Path(os.environ["TOUCHED"]).read_text("utf-8"))
    return asked


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what needs all of the knowledge."""
    slow = [one for one in items if SLOW_FIXTURES & {*getattr(one, "fixturenames", ())}]
    config.hook.pytest_deselected(items=slow)
    items[:] = [one for one in items if one not in slow]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the notes."""
    if notes := session.config.pluginmanager.get_plugin("touched notes"):
        notes.write(Path(os.environ["TOUCHED_NOTES"]))
