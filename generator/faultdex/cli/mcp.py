"""Serve the knowledge to agents, where the extra that speaks their protocol is installed."""

import sys

from faultdex.cli.options import Knowledge
from faultdex.pack.locate import open_pack
from faultdex.terminal import complain

LIBRARIES = {"mcp", "mcp_types"}


def mcp(*, knowledge: Knowledge = None) -> None:
    """Serve explain_error, get_entry and search_entries over standard input and output.

    Speaks the Model Context Protocol, reads only, needs no network, and sends nothing anywhere.
    An agent starts it by itself: name the command `faultdex mcp` in its settings.
    """
    try:
        from faultdex.mcp.server import serve
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in LIBRARIES:
            raise
        complain("this needs one more package; run: pip install 'faultdex[mcp]'")
        raise SystemExit(2) from None
    if sys.stdin and sys.stdin.isatty():
        complain("waiting for an agent on standard input; Ctrl-C ends it")
    serve(open_pack(knowledge))
