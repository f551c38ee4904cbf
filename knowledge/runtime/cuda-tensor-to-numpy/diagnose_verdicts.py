"""Let diagnose_script.py find the cause of three reproductions."""

import runpy

from diagnose_script import report

for name in ("bfloat16", "object", "order"):
    try:
        runpy.run_path(f"reproduce_{name}.py")
    except (TypeError, RuntimeError) as error:
        report(error)
