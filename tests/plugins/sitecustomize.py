"""Note which lines a program runs that a test has started: for tests/mutation."""

import os

if folder := os.environ.get("TOUCHED_LINES"):
    import atexit
    import json
    from pathlib import Path
    from time import time_ns

    import coverage

    package = os.environ["TOUCHED_PACKAGE"]
    watching = coverage.Coverage(data_file=None, config_file=False, include=[f"{package}/*"])
    watching.set_option("run:disable_warnings", ["no-data-collected"])
    pid, parent = os.getpid(), os.getppid()
    test = os.environ.get("TOUCHED_TEST", "")

    def write() -> None:
        """Write the lines, and of which test they are; a fork of the program writes nothing."""
        watching.stop()
        if pid == os.getpid():
            data = watching.get_data()
            lines = {file: data.lines(file) for file in data.measured_files()}
            said = {"test": test, "parent": parent, "lines": lines}
            Path(folder, f"{pid}-{time_ns()}.json").write_text(json.dumps(said), "utf-8")

    atexit.register(write)
    watching.start()
