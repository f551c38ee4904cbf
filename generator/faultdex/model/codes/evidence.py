"""Register the rules about evidence: FD601 to FD699."""

from faultdex.model.codes.code import Code

EVIDENCE: tuple[Code, ...] = (
    Code(
        "FD601",
        "misfiled-evidence",
        "Evidence names the entry and the machine that its path names.",
        "A file that was moved would prove another entry.",
    ),
    Code(
        "FD602",
        "strange-run",
        "Evidence holds one run of each snippet, and of none that the entry does not declare.",
        "A run of something else proves nothing about the entry.",
    ),
    Code(
        "FD603",
        "stale-evidence",
        "Evidence is of the very bytes of the snippet and its expectation.",
        "One changed byte can change what happens; only a new run shows it.",
    ),
    Code(
        "FD604",
        "contradicting-counts",
        "The result of a run is what its counts say.",
        "Three of five is flaky, and says so.",
    ),
    Code(
        "FD605",
        "future-run",
        "No run starts later than today.",
        "A clock that is wrong makes every other figure doubtful.",
    ),
    Code(
        "FD606",
        "undrawable-output",
        "What a plotted snippet printed holds its table: one block of lines with growing x.",
        "A plot is drawn from what was recorded, and from nothing else.",
    ),
    Code(
        "FD607",
        "misfiled-collection",
        "A collection names the machine that its path names.",
        "A file that was moved would speak for another machine.",
    ),
    Code(
        "FD608",
        "altered-collection",
        "A collection is what `faultdex reference record` filed, to the byte.",
        "What people write stands in the tables; what libraries say is not for people to mend.",
    ),
    Code(
        "FD609",
        "stale-collection",
        "A collection is of the versions that its machine's newest evidence names.",
        "Codes and texts change between releases, and the tables would show the old ones.",
    ),
    Code(
        "FD610",
        "contradicted-needs",
        "A snippet holds on each release in the range that it claims, and on none outside of it.",
        "The range tells readers whether the snippet will work for them.",
    ),
    Code(
        "FD611",
        "contradicted-applies",
        "An entry applies to each release on which its reproduction held.",
        "A reader with that release would be told that the page is about others.",
    ),
    Code(
        "FD612",
        "contradicted-signature",
        "No release outside of a signature's range prints its words.",
        "The range is how an answer tells the release from the words.",
    ),
    Code(
        "FD613",
        "unrun-example",
        "Every example of a message was run as it is, and no run is of another file.",
        "One changed byte can change what it prints; only a new run shows it.",
    ),
    Code(
        "FD614",
        "contradicted-example",
        "The run of an example shows its message, and the run of its fixed form shows none.",
        "A reader is told that these lines print the message, and that the others do not.",
    ),
    Code(
        "FD615",
        "stale-mutant",
        "A filed mutant is of today's snippet, expectation and change.",
        "One changed byte can change what the change breaks; only a new run shows it.",
    ),
    Code(
        "FD616",
        "unmade-change",
        "The text that a declared change replaces is in its file once.",
        "A change that cannot be made was never run.",
    ),
    Code(
        "FD617",
        "flattering-expectation",
        "An expectation does not hold on a run of the opposite snippet.",
        "A fix that is held to what the failure prints as well is not shown to help.",
    ),
    Code(
        "FD619",
        "doubtful-run",
        "A filed run that is called reproduced still is when it is judged once more.",
        "A badge must not rest on a file that somebody edited.",
    ),
)
