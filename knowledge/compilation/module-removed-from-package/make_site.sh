# Write site/ with stand-ins: a torchvision without a module, transformers without a new model, and packages that import them.
package() {  # name, version, requirement
  mkdir -p "site/$1" "site/$1-$2.dist-info" && touch "site/$1/__init__.py"
  printf 'Metadata-Version: 2.1\nName: %s\nVersion: %s\n' "$1" "$2" > "site/$1-$2.dist-info/METADATA"
  test -z "$3" || echo "Requires-Dist: $3" >> "site/$1-$2.dist-info/METADATA"
}
package torchvision 0.17.1
package basicsr 1.4.2 "torchvision"
package transformers 4.33.1
package demo_llm 0.7.0 "transformers"
mkdir -p site/torchvision/transforms site/transformers/models
touch site/torchvision/transforms/__init__.py site/transformers/models/__init__.py
echo 'def rgb_to_grayscale(image): return image' > site/torchvision/transforms/_functional_tensor.py
echo 'from ._functional_tensor import rgb_to_grayscale' > site/torchvision/transforms/functional.py
echo 'from torchvision.transforms.functional_tensor import rgb_to_grayscale' > site/basicsr/degradations.py
echo 'from transformers.models.qwen2 import Qwen2Config' > site/demo_llm/build.py
export PYTHONPATH="$PWD/site"
