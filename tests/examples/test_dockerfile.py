"""What can be held of the Dockerfile without building it."""

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILE = ROOT / "examples" / "docker" / "Dockerfile"
TEXT = FILE.read_text("utf-8")
KNOWN = {"FROM", "WORKDIR", "COPY", "RUN", "USER", "ENTRYPOINT"}
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
Step = tuple[str, str]


def steps() -> list[Step]:
    """Return each instruction with its arguments, continued lines joined."""
    lines = "\n".join(line for line in TEXT.splitlines() if not line.startswith("#"))
    whole = lines.replace("\\\n", " ")
    pairs = (line.partition(" ") for line in whole.splitlines() if line.strip())
    return [(name, " ".join(rest.split())) for name, _, rest in pairs]


def arguments(name: str) -> list[str]:
    """Return the arguments of all instructions of this name."""
    return [rest for step, rest in steps() if step == name]


def commands() -> list[list[str]]:
    """Return the commands of all RUN instructions, as words."""
    return [shlex.split(one) for rest in arguments("RUN") for one in rest.split(" && ")]


def test_it_begins_with_an_image_and_has_known_instructions() -> None:
    """An instruction that is spelled wrong fails only when somebody builds."""
    assert steps()[0][0] == "FROM"
    assert {name for name, _ in steps()} <= KNOWN


def test_each_image_has_a_release() -> None:
    """The tag latest is another image tomorrow; what builds the site needs Python 3.11."""
    images = [rest.split()[0] for rest in arguments("FROM")]
    releases = [re.fullmatch(r"python:3\.(\d+)-slim", image) for image in images]

    assert all(found and int(found[1]) >= 11 for found in releases)


def test_it_copies_from_stages_and_folders_that_exist() -> None:
    """A file comes from the checkout or from a stage with a name."""
    stages = {rest.split()[2] for rest in arguments("FROM") if " AS " in rest}
    sources = [rest.split()[:-1] for rest in arguments("COPY")]
    named = {words[0].removeprefix("--from=") for words in sources if words[0][0] == "-"}
    local = [word for words in sources if words[0][0] != "-" for word in words]

    assert named == stages
    assert [word for word in local if not (ROOT / word).exists()] == []


def test_it_runs_without_rights_and_keeps_no_cache() -> None:
    """The last user is not root, and pip leaves nothing behind."""
    pips = [words for words in commands() if words[0] == "pip"]

    assert arguments("USER")[-1] not in {"root", "0"}
    assert pips
    assert [words for words in pips if "--no-cache-dir" not in words] == []


def test_it_installs_extras_that_exist() -> None:
    """The image has what builds the site in one stage, and what serves agents in the other."""
    named = re.findall(r"\[(\w+)\]['\"]", TEXT)

    assert named == ["site", "mcp"]
    assert set(named) <= EXTRAS["optional-dependencies"].keys()


def test_the_entry_is_a_list_of_words() -> None:
    """A shell would not pass the signals of docker stop on."""
    assert arguments("ENTRYPOINT") == ['["faultdex"]']


def test_it_runs_verbs_that_exist() -> None:
    """The verbs of the build and of the lines to copy, with their options."""
    run = [words[1:] for words in commands() if words[0] == "faultdex"]
    copied = re.findall(r"^#   docker run .* faultdex (\w+)", TEXT, re.MULTILINE)
    served = re.findall(r'"faultdex", "(\w+)"\]', TEXT)
    verbs = {words[0] for words in run} | {*copied, *served}
    told = {
        verb: subprocess.run(
            [Path(sys.executable).with_name("faultdex"), verb, "--help"],
            capture_output=True, text=True, check=True,
        ).stdout
        for verb in verbs
    }  # fmt: skip

    assert verbs == {"offline", "explain", "mcp"}
    options = [(words[0], word) for words in run for word in words if word.startswith("--")]
    assert [one for one in options if one[1] not in told[one[0]]] == []


@pytest.mark.parametrize("name", ["generator", "knowledge", "docs", "mkdocs.yml", "scripts"])
def test_nothing_that_it_needs_is_left_out(name: str) -> None:
    """What is not sent to the daemon cannot be built."""
    ignored = FILE.with_name("Dockerfile.dockerignore").read_text("utf-8").split()

    assert name not in ignored
    assert ".venv" in ignored
