"""Register the rules about signatures and samples: FD501 to FD599."""

from faultdex.model.codes.code import Code

SIGNATURE: tuple[Code, ...] = (
    Code(
        "FD501",
        "unportable-signature",
        "A signature stays within the subset of regular expressions that all engines read alike.",
        "A browser, a terminal and a fast scanner would give different answers, or none in time.",
    ),
    Code(
        "FD502",
        "signature-too-short",
        "Every match of a signature has at least eight literal characters, or six as a whole line.",
        "It would find its entry in texts about something else.",
    ),
    Code(
        "FD503",
        "signature-too-loose",
        "The gaps of a signature can be filled in at most 20,000 ways.",
        "A long line could hold up the search of a whole log.",
    ),
    Code(
        "FD504",
        "signature-without-sample",
        "Every signature stands in a sample of its entry.",
        "Nothing would show that the wording exists.",
    ),
    Code(
        "FD505",
        "sample-not-first",
        "Every sample finds its own entry first.",
        "A reader who pastes this very text would land on another page.",
    ),
    Code(
        "FD506",
        "near-miss-matched",
        "No signature of an entry matches a text that is declared to look alike.",
        "A reader with another failure would land on this page.",
    ),
    Code(
        "FD507",
        "undeclared-hit",
        "A sample finds no other entry but those that it names under also.",
        "Two entries that find each other's texts by accident compete for the same reader.",
    ),
    Code(
        "FD508",
        "needless-also",
        "A sample finds every entry that it names under also.",
        "An exemption that nothing needs hides the next accident.",
    ),
    Code(
        "FD509",
        "own-output-not-found",
        "What a reproduction printed finds its own entry first; a symptom may follow causes.",
        "The failure itself, seen on real hardware, would not lead to its page.",
    ),
    Code(
        "FD510",
        "line-not-shown",
        "The line of a cause or a fix is portable, and stands in one that a signature finds.",
        "Advice for a line that never comes is never given.",
    ),
    Code(
        "FD511",
        "pattern-normalized-away",
        "A pattern does not begin with what normalizing removes from a line.",
        "The time, level and place that a logger writes are removed first, so it never matches.",
    ),
    Code(
        "FD520",
        "condition-not-one",
        "A condition asks exactly one thing.",
        "Of two in one item it would be unclear whether both or either must hold.",
    ),
    Code(
        "FD521",
        "condition-unknown-name",
        "A comparison names what a signature captures, a part of the memory account, or a size.",
        "A name that nothing captures has no value, so the condition never holds.",
    ),
    Code(
        "FD522",
        "condition-unportable",
        "The pattern of a condition is portable, and each match holds a literal word.",
        "It could not be found alike by every reader, or only by reading every line of a log.",
    ),
    Code(
        "FD523",
        "cause-not-shown",
        "Each cause with conditions is shown by a sample.",
        "A condition that was never seen to hold may never hold.",
    ),
    Code(
        "FD524",
        "cause-always-shown",
        "Each cause with conditions is not shown by some sample of its entry.",
        "A condition that always holds would assert this cause to everybody.",
    ),
    Code(
        "FD525",
        "causes-overlap",
        "A sample shows at most one cause.",
        "Of two causes that hold for one text, an answer can assert neither.",
    ),
    Code(
        "FD526",
        "condition-of-another-line",
        "A condition of a signature asks for nothing outside of its line and its numbers.",
        "A signature is decided when its line is read, so other lines would never be asked.",
    ),
    Code(
        "FD527",
        "untrue-tell",
        "A text whose cause is known shows this cause by its pattern, and no other cause.",
        "A pattern that misses its own cause, or holds for another, sends readers to a wrong fix.",
    ),
)
