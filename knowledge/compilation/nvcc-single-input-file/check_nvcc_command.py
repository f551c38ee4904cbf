"""List what nvcc takes for input files: python check_nvcc_command.py BUILD_LOG (or - to paste a command)"""

import re
import sys

VALUED = {"-o", "-x", "-I", "-D", "-U", "-L", "-l", "-isystem", "-include", "-ccbin", "-std", "-arch", "-code"}
VALUED |= {"-gencode", "-Xcompiler", "-Xlinker", "-Xptxas", "-Xarchive", "-odir", "-MF", "-MT", "-t", "-m"}
VALUED |= {"--compiler-options", "--generate-code", "--compiler-bindir", "--keep-dir", "-maxrregcount"}
SOURCES = (".cu", ".cpp", ".cc", ".cxx", ".c", ".o", ".obj", ".a", ".lib", ".ptx", ".cubin", ".so")


def words(command):
    """Split as a shell does: double quotes group, a backslash before a quote keeps it."""
    found = re.findall(r'(?:[^\s"]|"(?:\\"|[^"])*"?)+', command)
    return [word.replace('\\"', "\0").replace('"', "").replace("\0", '"') for word in found]


text = sys.stdin.read() if sys.argv[1:] in ([], ["-"]) else open(sys.argv[1], errors="replace").read()
seen = set()
for line in text.splitlines():
    match = re.search(r"nvcc(?:\.exe)?[\"']* ", line)
    if not match or not re.search(r"\s-(?:o|c|-compile|x)\s", line) or line[match.end() :] in seen:
        continue
    seen.add(line[match.end() :])
    inputs, empty, rest = [], [], iter(words(line[match.end() :]))
    for word in rest:
        if word in VALUED:
            value = next(rest, "")
            if value.startswith("-") and word in {"-I", "-D", "-L"}:
                empty.append(word)
                print(f"suspect: {word} has no value, so it swallows {value}")
        elif not word.startswith("-"):
            inputs.append(word)
    odd = [word for word in inputs if not word.lower().endswith(SOURCES)]
    msvc = [word for word in odd if re.fullmatch(r"/[A-Za-z][\w:+-]*", word)]
    print("nvcc sees", len(inputs), "input files:", *map(repr, inputs))
    if msvc:
        print("verdict: MSVC option; pass it as -Xcompiler=" + msvc[0])
    elif empty:
        print("verdict: empty variable; give", *empty, "a value")
    elif len(inputs) > 1:
        print("verdict: space in a path; quote it, or move the project", *map(repr, odd))
    else:
        print("verdict: one input file; look for quotes within quotes after -Xcompiler")
if not seen:
    print("verdict: no command of nvcc found; build once more with VERBOSE=1 or ninja -v")
