"""Install torch 2.6.0 in an environment while ~/.local has an old one, and import it."""

import subprocess

import layout

site, variables = layout.make_environment("env")
layout.add_package(site, "2.6.0", "conda")
layout.add_package(layout.find_user_site(), "1.1.0", "pip")
print("installed in the environment: 2.6.0")
code = "import os, torch; print('imported:', torch.__version__, 'from', os.path.relpath(torch.__file__))"
subprocess.run([layout.find_python(), "-c", code], env=variables, check=True)
