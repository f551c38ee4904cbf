"""Print the JSON schema of the knowledge, or keep its file fresh."""

from typing import Annotated

from faultdex.atomic import write_whole
from faultdex.cli.command import Option
from faultdex.cli.options import Knowledge
from faultdex.pack.locate import need_knowledge
from faultdex.terminal import complain, say
from faultdex.validate.schema import PATH
from faultdex.validate.schema import schema as schema_text


def schema(
    *,
    write: Annotated[bool, Option(name="--write", help="Write it into the knowledge.")] = False,
    check: Annotated[bool, Option(name="--check", help="Compare it with the file there.")] = False,
    knowledge: Knowledge = None,
) -> None:
    """Print the JSON schema against which an editor checks the files of the knowledge.

    With --check it ends with 1 when the file in the knowledge is stale.
    """
    text = schema_text()
    if not write and not check:
        say(text.rstrip("\n"))
        return
    file = need_knowledge(knowledge) / PATH
    if write:
        write_whole(file, text.encode())
    elif not file.is_file() or file.read_text("utf-8") != text:
        complain(f"{file} is stale; run: faultdex schema --write")
        raise SystemExit(1)
