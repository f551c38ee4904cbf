"""Which value is None where the program fails: python where_none.py PROGRAM.py ITS ARGUMENTS"""

import ast
import linecache
import os
import re
import runpy
import sys

RULES = [  # what the line or the assignment contains: the cause, and what to do
    (r"imread|imdecode|VideoCapture|\.read\(\)", "image", "OpenCV could not read it: check the path, then the file"),
    (r"\.grad\b", "gradient", "no backward reached this parameter: skip it, or find why it is not used"),
    (r"\b(args|opt|cfg|config|hparams?)\b|\.get\(", "setting", "the option or key is not set: pass it"),
    (r"tokenizer|dataset|batch|sample|example|row", "data", "a field of the data or a token is empty: print it"),
    (r"\w\(", "result", "the function ended without a value: look for a path without return"),
]


def look(frame, number):
    """Print what is None in a line of a frame, where it was assigned, and files that do not exist."""
    file = frame.f_code.co_filename
    line = linecache.getline(file, number).strip()
    print(f"line {number} of {os.path.basename(file)}: {line}")
    told = [line]
    for node in ast.walk(ast.parse(line + (" pass" if line.endswith(":") else ""))):
        if not isinstance(node, ast.Name | ast.Attribute | ast.Constant):
            continue
        try:
            value = eval(compile(ast.Expression(node), file, "eval"), frame.f_globals, frame.f_locals)
        except Exception:
            continue
        name = ast.unparse(node)
        if isinstance(value, str) and re.search(r"\.\w{2,4}$", value) and not os.path.exists(value):
            print(f"no such file: {value}")
        if value is None and not isinstance(node, ast.Constant):
            earlier = [linecache.getline(file, at).strip() for at in range(1, number)]
            found = [one for one in earlier if re.match(rf"(.*, *)?{re.escape(name)}\b[^=]*=[^=]", one)][-1:]
            print(f"{name} is None; set by: {found[0] if found else 'another place'}")
            told += found
    return " ".join(told)


sys.argv = sys.argv[1:]
if not sys.argv or not os.path.isfile(sys.argv[0]):
    sys.exit("usage: python where_none.py PROGRAM.py ITS ARGUMENTS")
sys.path.insert(0, os.path.dirname(os.path.abspath(sys.argv[0])))
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
except (TypeError, AttributeError) as error:
    print(f"{type(error).__name__}: {error}")
    trace, frames = error.__traceback__, []
    while trace:
        frames.append((trace.tb_frame, trace.tb_lineno))
        trace = trace.tb_next
    own = [one for one in frames if not re.search(r"site-packages|runpy|where_none", one[0].f_code.co_filename)]
    try:
        told = look(*(own or frames)[-1])
    except SyntaxError:
        told = "a part of a longer statement"
    print("verdict: {0[1]}, {0[2]}".format(next((one for one in RULES if re.search(one[0], told)), RULES[-1])))
