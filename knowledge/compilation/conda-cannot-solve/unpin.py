"""Print an environment file without builds: python unpin.py environment.yml > unpinned.yml"""

import re
import sys

EXAMPLE = "dependencies:\n  - python=3.8.5=h7579374_1\n  - pytorch=1.9.0=cuda112py38h3d13190_1\n  - pip:\n    - numpy==1.19.5\n"

if len(sys.argv) > 1:
    with open(sys.argv[1]) as file:
        text = file.read()
else:
    text = EXAMPLE
print(re.sub(r"^(\s*-\s*[\w.:/-]+=[^=\s]+)=[^=\s]+[ \t]*$", r"\1", text, flags=re.M), end="")
