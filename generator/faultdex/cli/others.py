"""Tell whether what a log says is about other ranks, so that it is not what failed first."""

import re

# As in the entry which-rank-failed-first.
_OTHERS = re.compile(
    r"[Cc]onnection (?:was )?(?:closed|reset|refused|aborted)|Broken ?[Pp]ipe"
    r"|Socket ?(?:closed|Timeout)|(?<!launch )(?<!DataLoader )[Tt]imed out|Timeout at collective"
    r"|ncclRemoteError|remote (?:process|peer|worker)|Watchdog caught|Dist(?:Network|Store)Error"
    r"|another rank|heartbeat|collective timeout|SIGTERM|Signal 15|exitcode: -15|ChildFailedError"
    r"|CalledProcessError|SignalException|KeyboardInterrupt|SystemExit"
    r"|Connection(?:Reset|Refused|Aborted)Error"
)


def is_of_others(text: str) -> bool:
    """Tell whether it speaks of other ranks: a peer, a lost connection, a timeout, a signal."""
    return bool(_OTHERS.search(text))
