"""Register the rules that a value must keep to fit the model: FD201 to FD299."""

from faultdex.model.codes.code import Code

VALIDATE: tuple[Code, ...] = (
    Code(
        "FD201",
        "unknown-key",
        "Every key is one that the model knows.",
        "A misspelt key would be passed over, and its content lost.",
    ),
    Code(
        "FD202",
        "missing-key",
        "Every key that the model demands is there.",
        "A page without it would have a hole.",
    ),
    Code(
        "FD203",
        "wrong-type",
        "Every value is of the type that the model demands.",
        "A list is no text, and guessing what was meant would hide the mistake.",
    ),
    Code(
        "FD204",
        "unquoted-text",
        "A text that looks like a number or truth value has quotes.",
        "YAML reads 2.10 as 2.1: the version on the page would be another one.",
    ),
    Code(
        "FD205",
        "wrong-value",
        "Every value is one that its field accepts.",
        "Pages, the matcher and the runner rely on the form.",
    ),
    Code(
        "FD206",
        "wrong-length",
        "Every text and list is as long as its field allows.",
        "Titles are cut off in lists, and an entry without causes explains nothing.",
    ),
    Code(
        "FD207",
        "missing-file",
        "The plan, the lock file of ids, and each entry's facts and guide are there.",
        "An entry without them is no page.",
    ),
)
