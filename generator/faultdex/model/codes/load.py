"""Register the rules that a file must keep to be read at all: FD101 to FD199."""

from faultdex.model.codes.code import Code

LOAD: tuple[Code, ...] = (
    Code(
        "FD101",
        "irregular-file",
        "Every file is a plain, readable file.",
        "A link leads out of the folder, and a pipe or device never ends.",
    ),
    Code(
        "FD102",
        "odd-name",
        "Names are made of letters, digits, '-', '_' and '.', and are no device's name.",
        "Other names cannot be checked out everywhere, and some act where they are printed.",
    ),
    Code(
        "FD103",
        "misplaced-file",
        "Every file stands where the layout has a place for its kind.",
        "What nobody looks for is never checked and never shown.",
    ),
    Code(
        "FD104",
        "too-large",
        "A file is no larger than its kind may be: 64 KiB, and 1 MiB for evidence and collections.",
        "An entry is read by people, and a file of any size would be read by every build.",
    ),
    Code(
        "FD105",
        "not-utf8",
        "Every file is UTF-8.",
        "Another encoding shows other letters on another machine.",
    ),
    Code(
        "FD106",
        "control-character",
        "No text holds control characters beside tab and line feed.",
        "They drive terminals, hide text and differ between systems.",
    ),
    Code(
        "FD107",
        "broken-syntax",
        "Every YAML and JSON file is one whole document.",
        "What cannot be parsed cannot be checked.",
    ),
    Code(
        "FD108",
        "anchor-or-alias",
        "YAML has no anchors and no aliases.",
        "They multiply content, and a reader has to look for the value elsewhere.",
    ),
    Code(
        "FD109",
        "tag-or-directive",
        "YAML has no tags and no directives.",
        "They change what a value is; the model alone says that.",
    ),
    Code(
        "FD110",
        "too-deep",
        "Nothing nests deeper than 20 levels.",
        "No field is that deep, and deep nesting breaks parsers.",
    ),
    Code(
        "FD111",
        "duplicate-key",
        "No mapping has a key twice.",
        "Parsers keep one of the two without a word.",
    ),
    Code(
        "FD112",
        "disputed-scalar",
        "What looks like a number, time, date or truth value and is none has quotes.",
        "Readers of YAML disagree about 1.10.0, 10:30, 0755, 2026-11-20 and no.",
    ),
    Code(
        "FD113",
        "odd-key",
        "Every key is a text.",
        "A number as a key loses zeros, and other keys have no name to be referred to by.",
    ),
)
