"""The verdict of check_mix.py in five environments."""

import os
import subprocess

import layout


def check(name: str, variables: dict[str, str]) -> None:
    """Print the verdict."""
    command = [layout.find_python(), "check_mix.py"]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)
    print(f"{name}: {done.stdout.splitlines()[-1].removeprefix('verdict: ').split('; use')[0]}")


site, variables = layout.make_environment("empty")
check("pip of another environment", variables)
site, variables = layout.make_environment("clean")
layout.add_package(site, "2.6.0", "conda")
open("clean/conda-meta/pytorch-2.6.0-cuda.json", "w").close()
check("conda alone", variables)
layout.add_package("extra", "2.4.0", "pip")
check("PYTHONPATH", variables | {"PYTHONPATH": os.path.abspath("extra")})
layout.add_package(layout.find_user_site(), "1.1.0", "pip")
check("pip install --user", variables)
site, variables = layout.make_environment("mixed")
layout.add_package(site, "2.6.0", "pip")
open("mixed/conda-meta/pytorch-1.11.0-cuda.json", "w").close()
check("pip after conda", variables | {"PYTHONNOUSERSITE": "1"})
