"""Install torch in the environment once more, at a newer version."""

import shutil
import subprocess

import layout

site, variables = layout.make_environment("env")
layout.add_package(site, "2.6.0", "conda")
layout.add_package(layout.find_user_site(), "1.1.0", "pip")
shutil.rmtree(f"{site}/torch-2.6.0.dist-info")
layout.add_package(site, "2.9.1", "conda")
print("installed in the environment: 2.9.1")
code = "import torch; print('imported:', torch.__version__)"
subprocess.run([layout.find_python(), "-c", code], env=variables, check=True)
