# Write site/ with an MMCV 2 without code, and project/ with imports of MMCV 1.
package() {  # distribution, version, folder, modules
  mkdir -p "$3/$1-$2.dist-info" "$3/mmcv"
  printf 'Metadata-Version: 2.1\nName: %s\nVersion: %s\n' "$1" "$2" > "$3/$1-$2.dist-info/METADATA"
  for module in __init__ $4; do echo "load_checkpoint = Config = object" > "$3/mmcv/$module.py"; done
}
mkdir -p project
printf 'from mmcv import Config\nfrom mmcv.runner import load_checkpoint\n' > project/train.py
package mmcv 2.1.0 site ops
: > site/mmcv/__init__.py
export PYTHONPATH="$PWD/site"
