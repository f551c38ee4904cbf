# Write site/ with empty packages: a hub that lost a name, transformers that does not have one yet, and their users.
package() {  # name, version, requirement
  mkdir -p "site/$1" "site/$1-$2.dist-info" && touch "site/$1/__init__.py"
  printf 'Metadata-Version: 2.1\nName: %s\nVersion: %s\n' "$1" "$2" > "site/$1-$2.dist-info/METADATA"
  test -z "$3" || echo "Requires-Dist: $3" >> "site/$1-$2.dist-info/METADATA"
}
package huggingface_hub 0.26.0
package transformers 4.39.3
package diffusers 0.24.0 "huggingface-hub>=0.19.4"
package peft 0.14.0 "transformers"
echo 'from huggingface_hub import cached_download' > site/diffusers/utils.py
echo 'from . import utils' > site/diffusers/__init__.py
echo 'from transformers import EncoderDecoderCache' > site/peft/__init__.py
echo 'class StaticCache: ...' > site/transformers/cache_utils.py
export PYTHONPATH="$PWD/site"
