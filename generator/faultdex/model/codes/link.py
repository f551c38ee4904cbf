"""Register the rules that hold between the parts of the knowledge: FD301 to FD399."""

from faultdex.model.codes.code import Code

LINK: tuple[Code, ...] = (
    Code(
        "FD301",
        "dangling-entry",
        "Every id that is referred to is the id of an entry.",
        "A reader who follows it would stand before nothing.",
    ),
    Code(
        "FD302",
        "repeated-reference",
        "No entry refers to itself, and no list names an id twice.",
        "It tells the reader nothing.",
    ),
    Code(
        "FD303",
        "unknown-source",
        "Every citation key that an entry lists is defined by a publisher's file.",
        "A claim would rest on a text that nobody can find.",
    ),
    Code(
        "FD304",
        "unlisted-source",
        "The source of a signature or sample is among the entry's sources.",
        "The page could not say where the wording was read.",
    ),
    Code(
        "FD305",
        "unused-source",
        "Every source is listed by some entry.",
        "A source that supports nothing was not read for anything.",
    ),
    Code(
        "FD306",
        "repeated-source",
        "Every key and every address is defined once.",
        "Two entries for one text let an entry count it as two.",
    ),
    Code(
        "FD307",
        "clashing-id",
        "An id or alias belongs to one entry.",
        "It is the address of one page.",
    ),
    Code(
        "FD308",
        "lost-id",
        "Every locked id is still the id or an alias of an entry.",
        "Its address was printed, linked and remembered.",
    ),
    Code(
        "FD309",
        "unlocked-id",
        "Every id stands in ids.lock.",
        "Only what is locked is missed when it disappears.",
    ),
    Code(
        "FD310",
        "disordered-lock",
        "ids.lock holds one id a line, sorted, each once.",
        "Two people who add an id then change different lines.",
    ),
    Code(
        "FD311",
        "absent-file",
        "Every file that an entry declares is in its folder.",
        "The page shows it and the runner runs it.",
    ),
    Code(
        "FD312",
        "undeclared-file",
        "Every file in an entry's folder is declared.",
        "What is not declared is neither shown nor run, and grows old unseen.",
    ),
    Code(
        "FD313",
        "repeated-file",
        "Every snippet and sample is declared once.",
        "Two declarations would expect two things of one run.",
    ),
    Code(
        "FD314",
        "unknown-snippet",
        "A fix names a declared snippet, and mends a declared reproduction.",
        "The page could not show it, and the runner not tell which error has to be gone.",
    ),
    Code(
        "FD315",
        "misplaced-entry",
        "An entry stands in the category and topic that the plan gives it.",
        "Coverage is counted by the plan.",
    ),
    Code(
        "FD316",
        "unknown-topic",
        "Every topic is one of the plan's.",
        "A new topic is a decision and not a slip of the pen.",
    ),
    Code(
        "FD317",
        "entry-without-drop",
        "Every entry is named by a drop.",
        "The drops tell what was added when; an entry without one never appeared.",
    ),
    Code(
        "FD318",
        "entry-in-two-drops",
        "No entry is named twice by drops.",
        "It was added once.",
    ),
    Code(
        "FD319",
        "unknown-row",
        "A note in a reference table is of a row that some machine has told, by its name.",
        "What no library says any more must not be explained as if it did.",
    ),
    Code(
        "FD320",
        "uncollected-table",
        "A reference table of a part has rows that were collected on a machine.",
        "A list of codes that no library has told is a list from memory.",
    ),
    Code(
        "FD321",
        "real-folklore",
        "What a reference table calls folklore was looked for on every machine and found on none.",
        "A name that works must not be called one that does nothing.",
    ),
    Code(
        "FD322",
        "unknown-cause",
        "Fixes and threads name causes by the keys of their entry, and no key is given twice.",
        "A fix that belongs to no cause would be shown to readers whom it does not help.",
    ),
    Code(
        "FD323",
        "cause-without-fix",
        "Where the causes of an entry have keys, each has one, and a fix that names it.",
        "A row of the triage table would tell its reader nothing to do.",
    ),
    Code(
        "FD324",
        "reserved-id",
        "No id and no alias is an address of the site's own pages.",
        "One of the two pages would take the other's place.",
    ),
    Code(
        "FD325",
        "disordered-codes",
        "codes.lock holds an FX code and an id on each line, sorted by code, each once.",
        "A code that two entries share leads to one of them only.",
    ),
    Code(
        "FD326",
        "unknown-code",
        "Every FX code belongs to an entry, by its id or a former id.",
        "People quote the code, and its address must lead somewhere.",
    ),
    Code(
        "FD327",
        "uncoded-entry",
        "Every entry has an FX code in codes.lock.",
        "Its page would be the only one that nobody can quote.",
    ),
)
