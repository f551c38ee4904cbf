"""Turn a line into the words by which texts are compared."""

import re

WORD = r"[A-Za-z_][A-Za-z0-9_]{1,31}"
LONGEST = 2_000

# Words of any log, whatever it is about: they say little and weigh little.
GENERIC = frozenset(
    word
    for words in (
        "about after again all and any are argument arguments args available because been before",
        "but call called calling can cannot check code command could current data default did does",
        "done each else end err error errors exception exit expected fail failed failure fatal",
        "field file files first for found from full function get given got had has have her here",
        "his how https http include info init input int internal invalid its job last level lib",
        "library like line lines list load local log main make may message missing module more",
        "most must name need new next no non none not note null object occurred off old one only",
        "open operation option options other our out output package packages path please possible",
        "previous process program provided python python3 raise read reason recent request",
        "required result return run running same see self server set should site size start",
        "started state status step stop string such support supported system task test text than",
        "that the their them then there these they this time to trace traceback true try trying",
        "as at be by do if in is it me my of on or so to up us we an",
        "two type unable unexpected unknown update usage use used user using usr val value values",
        "version via wait want warn warning was were what when where which while who why will with",
        "within without work worker would you your",
    )
    for word in words.split()
)


def words_of(text: str) -> list[str]:
    """Return the words of `text` in lower case, in order."""
    return re.findall(WORD, text[:LONGEST].lower(), re.ASCII)
