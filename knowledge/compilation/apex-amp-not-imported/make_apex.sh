# Put packages without code in the place of apex, in a folder of their own.
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
here=$PWD
cd "$root" || exit 1
newest() { mkdir -p apex/optimizers apex/normalization; touch apex/{,optimizers/,normalization/}__init__.py; }
older() { newest; mkdir -p apex/amp; touch apex/amp/__init__.py; }
clone() { mkdir -p apex/apex apex/csrc; touch apex/setup.py apex/apex/__init__.py; }
pypi() { mkdir -p apex/models; touch apex/__init__.py apex/models/__init__.py; }
clear() { rm -rf "$root/apex"; }
