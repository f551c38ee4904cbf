"""What agents get over the Model Context Protocol, asked by the official client."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeAlias

import anyio
import jsonschema
import pytest
from mcp import Client, StdioServerParameters, stdio_client

from faultdex.mcp.schemas import Explanation
from faultdex.mcp.server import INSTRUCTIONS

COMMAND = Path(sys.executable).with_name("faultdex")
BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"
SEEN = "launch failed: the grid is 9 blocks wide"
SECRET = "hf_" + "aB3dE5gH7j" * 4
TOOLS = ("explain_error", "get_entry", "search_entries", "get_workflow")
PAGE = Path(__file__).parents[3] / "docs" / "for-programs.md"
NO_NETWORK = """\
import socket


def refuse(*_):
    raise AssertionError("a connection was opened")


socket.socket.connect = refuse
socket.getaddrinfo = refuse
"""

GREETING = {
    "jsonrpc": "2.0", "id": 1, "method": "initialize",
    "params": {"protocolVersion": "2025-06-18", "capabilities": {},
               "clientInfo": {"name": "test", "version": "1"}},
}  # fmt: skip

Call: TypeAlias = tuple[str, Mapping[str, object]]

BEYOND: dict[str, Call] = {
    "too long": ("explain_error", {"text": "x" * 1_000_001}),
    "too many": ("explain_error", {"text": SEEN, "limit": 1000}),
    "no id": ("get_entry", {"entry_id": "x" * 1000}),
    "before": ("get_entry", {"entry_id": "grid-too-wide", "offset": -1}),
    "no query": ("search_entries", {"query": "x" * 10_000}),
    "no name": ("get_workflow", {"name": "x" * 1000}),
    "no category": ("search_entries", {"query": "grid", "category": "cooking"}),
}
FRAME = 'File "data.py", line 12, in collate'
CALLS: dict[str, Call] = {
    **BEYOND,
    "seen": ("explain_error", {"text": f"epoch 1\n[rank3]: {SEEN}\n"}),
    "other": ("explain_error", {"text": "npm ERR! code ERESOLVE"}),
    "own": ("explain_error", {"text": f"[rank3]:   {FRAME}\n[rank3]: KeyError: 'labels'"}),
    "code": ("explain_error", {"text": "Xid 62"}),
    "by code": ("get_entry", {"entry_id": "FX0002", "section": "cause"}),
    "secret": ("explain_error", {"text": f"{SEEN} token={SECRET}"}),
    "whole": ("get_entry", {"entry_id": "Grid_Too_Wide"}),
    "fix": ("get_entry", {"entry_id": "grid-too-wide", "section": "fix"}),
    "unknown": ("get_entry", {"entry_id": "grid-too-wild"}),
    "words": ("search_entries", {"query": "blocks launches"}),
    "elsewhere": ("search_entries", {"query": "blocks", "category": "performance"}),
    "one": ("search_entries", {"query": "the wide grids", "limit": 1}),
    "row": ("search_entries", {"query": "Xid 62"}),
    "symptom": ("search_entries", {"query": "kernel launch refused"}),
    "workflow": ("get_workflow", {"name": "workflows/launch-refused/"}),
    "no workflow": ("get_workflow", {"name": "launch-refuse"}),
}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory, cache: Path) -> dict[str, Any]:
    """Return the tools and all answers of one server, which cannot open a connection."""
    folder = tmp_path_factory.mktemp("agent")
    (folder / "sitecustomize.py").write_text(NO_NETWORK, "utf-8")
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]),
        "FAULTDEX_KNOWLEDGE": str(BASE),
        "XDG_CACHE_HOME": str(cache),
    }
    server = StdioServerParameters(command=str(COMMAND), args=["mcp"], env=environment)

    async def talk() -> dict[str, Any]:
        async with Client(stdio_client(server)) as client:
            tools = {one.name: one for one in (await client.list_tools()).tools}
            answers = {key: await client.call_tool(*call) for key, call in CALLS.items()}
            return {**tools, **answers}

    with ThreadPoolExecutor(1) as apart:  # the browser's tests leave a loop in this thread
        return apart.submit(anyio.run, talk).result()


@pytest.mark.parametrize("name", TOOLS)
def test_the_tools_only_read(told: dict[str, Any], name: str) -> None:
    """Each says what it is for, what it takes and what it gives."""
    tool = told[name]

    assert tool.annotations.model_dump(exclude_none=True) == {
        "read_only_hint": True,
        "destructive_hint": False,
        "idempotent_hint": True,
        "open_world_hint": False,
    }
    assert len(tool.description) > 100
    assert "  " not in tool.description
    assert all("description" in one for one in tool.input_schema["properties"].values())


@pytest.mark.parametrize("key", sorted(set(CALLS) - set(BEYOND) - {"unknown", "no workflow"}))
def test_every_answer_keeps_to_its_schema(told: dict[str, Any], key: str) -> None:
    """A program can read what the tools publish, without reading prose."""
    answer = told[key]

    assert not answer.is_error, answer.content
    jsonschema.validate(answer.structured_content, told[CALLS[key][0]].output_schema)


def test_an_error_is_named_with_what_to_do(told: dict[str, Any]) -> None:
    """The match says in which line it stands, what causes it, and the first fix."""
    (match,) = told["seen"].structured_content["matches"]

    assert (match["id"], match["rank"], match["line"]) == ("grid-too-wide", "root", 2)
    assert (match["speaker"], match["speakers"]) == ("rank 3", ["rank 3"])
    assert match["likely_cause"]
    assert match["first_fix"]


def test_what_is_unknown_is_not_guessed(told: dict[str, Any]) -> None:
    """An agent is told that nothing is known, and not to make it up."""
    answer = told["other"].structured_content

    assert (answer["matches"], answer["candidates"]) == ([], [])
    assert "Do not present a guess" in answer["advice"]


def test_an_error_that_no_entry_explains_is_told(told: dict[str, Any]) -> None:
    """An agent learns where to read on, and that the index knows nothing of it."""
    answer = told["own"].structured_content

    assert answer["own"] == [
        {"line": 2, "text": "KeyError: 'labels'", "speaker": "rank 3", "frame": FRAME}
    ]
    assert answer["advice"].startswith("The error at line 2 comes first")


def test_a_code_is_answered_by_its_row(told: dict[str, Any]) -> None:
    """What the owner of the code says of it, and that no entry explains it."""
    said = told["code"].structured_content
    [row] = said["known"]

    assert (said["matches"], row["table"], row["row"]) == ([], "xid", "62")
    assert row["action"] == "Reset the GPU."
    assert "known" in said["advice"]


def test_an_entry_is_known_by_its_code(told: dict[str, Any]) -> None:
    """A person quotes the short code."""
    said = told["by code"].structured_content

    assert (said["id"], said["fx"]) == ("grid-too-wide", "FX0002")


def test_a_secret_is_not_repeated(told: dict[str, Any]) -> None:
    """What an agent is told ends up in its transcript."""
    assert SECRET not in str(told["secret"].structured_content)
    assert told["secret"].structured_content["matches"]


def test_a_page_is_the_one_of_the_site(
    told: dict[str, Any], faultdex: Callable[..., subprocess.CompletedProcess[str]]
) -> None:
    """get_entry gives the page's twin, by any spelling of the id, whole or one section of it."""
    shown = faultdex("show", "--full", "grid-too-wide").stdout
    whole = told["whole"].structured_content
    text = told["fix"].structured_content["markdown"]

    assert (whole["markdown"].strip(), whole["next_offset"]) == (shown.strip(), None)
    assert text.split("\n\n")[1] == "## Fix"
    assert "## Mechanism" not in text


def test_an_unknown_id_names_its_neighbours(told: dict[str, Any]) -> None:
    """The agent can correct itself."""
    assert told["unknown"].is_error
    assert "grid-too-wide" in told["unknown"].content[0].text


@pytest.mark.parametrize("key", BEYOND)
def test_what_is_out_of_bounds_is_refused(told: dict[str, Any], key: str) -> None:
    """A request beyond the published sizes fails, and the server goes on to the next."""
    assert told[key].is_error


def test_words_find_entries(told: dict[str, Any]) -> None:
    """The best comes first, the count says what was left out, and a category narrows it."""
    one = told["one"].structured_content["entries"]

    assert told["words"].structured_content["total"] == 2
    assert told["elsewhere"].structured_content == {
        "entries": [], "total": 0, "workflows": [], "reference": [],
    }  # fmt: skip
    assert [each["id"] for each in one] == ["grid-too-wide"]


def test_words_find_workflows_and_rows_of_tables(told: dict[str, Any]) -> None:
    """A symptom leads to questions, and a code to what its owner says of it."""
    flows = told["symptom"].structured_content["workflows"]
    rows = told["row"].structured_content["reference"]

    assert [one["name"] for one in flows] == ["launch-refused"]
    assert flows[0]["entries"] == ["grid-too-wide", "block-too-large"]
    assert rows[0] == {
        "title": "Xid 62 PMU_HALT_ERROR",
        "url": "https://faultdex.dev/reference/xid/#62",
        "says": "A microcontroller halted.",
        "action": "Reset the GPU.",
        "entry": None,
    }


def test_a_workflow_is_read_question_by_question(told: dict[str, Any]) -> None:
    """Each question has its command, and each answer an entry or the number of a question."""
    text = told["workflow"].structured_content["markdown"]

    assert re.findall(r"^## (\d)\.", text, re.MULTILINE) == ["1", "2"]
    assert "grep -n 'invalid configuration' run.log" in text
    assert "- blocks → grid-too-wide: " in text
    assert "→ question 2\n" in text
    assert "launch-refused" in told["no workflow"].content[0].text


@pytest.mark.parametrize("name", TOOLS)
def test_the_page_documents_each_parameter_as_it_is(told: dict[str, Any], name: str) -> None:
    """Its type, its default and its bounds are those of the published schema."""
    text, schema = PAGE.read_text("utf-8"), told[name].input_schema
    rows = re.findall(rf"^\| `(\w+)` \| `{name}` \| (.*) \| .* \|$", text, re.MULTILINE)
    needed = {*schema["required"]}

    assert {key: cells.split(" | ") for key, cells in rows} == {
        key: documented(about, schema, is_needed=key in needed)
        for key, about in schema["properties"].items()
    }


def documented(about: dict[str, Any], schema: dict[str, Any], *, is_needed: bool) -> list[str]:
    """Return type, default and bounds of a parameter as the page writes them."""
    kinds = [resolved(one, schema) for one in about.get("anyOf", [about])]
    values = [one for kind in kinds for one in kind.get("enum", ())]
    default = about.get("default")
    shown = "null" if default is None else f"`{default}`" if values else str(default)
    return [
        " or ".join(kind["type"] for kind in kinds),
        "required" if is_needed else shown,
        ", ".join(f"`{one}`" for one in values) or bounds(kinds[0]),
    ]


def resolved(about: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    """Return what a reference of the schema leads to, or the part itself."""
    name = about.get("$ref", "").rpartition("/")[2]
    return schema["$defs"][name] if name else about


def bounds(about: dict[str, Any]) -> str:
    """Return the least and the most of a number, or of the length of a text."""
    if about["type"] == "string":
        return f"{about['minLength']} to {about['maxLength']} characters"
    most = about.get("maximum")
    return f"{about['minimum']} to {most}" if most else f"{about['minimum']} or more"


def test_without_the_extra_it_says_what_to_install(tmp_path: Path) -> None:
    """A plain sentence instead of a traceback."""
    without = "import sys; sys.modules['mcp'] = None; from faultdex.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", without, "mcp"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert (done.returncode, done.stdout) == (2, "")
    assert "pip install 'faultdex[mcp]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_quotes_the_log_is_marked_as_untrusted(told: dict[str, Any]) -> None:
    """In the instructions, in each answer, and in the schema of each value."""
    found = told["seen"].structured_content
    schema = str(Explanation.model_json_schema())

    assert "untrusted data" in found["untrusted"]
    assert schema.count("untrusted data") >= 3
    assert "untrusted data" in INSTRUCTIONS


def test_an_interrupt_ends_the_server(base: Path) -> None:
    """Also while it waits for standard input, as it mostly does."""
    command = [sys.executable, "-m", "faultdex", "mcp", "--knowledge", str(base)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        assert server.stdin
        assert server.stdout
        server.stdin.write(json.dumps(GREETING).encode() + b"\n")
        server.stdin.flush()
        assert server.stdout.readline()
        server.send_signal(signal.SIGINT)

        assert server.wait(20) == 130
