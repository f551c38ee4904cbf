# Write site/: empty packages with releases, and a program that checks one of them as transformers does.
package() {  # name, version, folder, requirement
  mkdir -p "$3/$1" "$3/$1-$2.dist-info" && touch "$3/$1/__init__.py"
  printf 'Metadata-Version: 2.1\nName: %s\nVersion: %s\n' "$1" "$2" > "$3/$1-$2.dist-info/METADATA"
  test -z "$4" || echo "Requires-Dist: $4" >> "$3/$1-$2.dist-info/METADATA"
}
package huggingface_hub 1.2.3 site
package transformers 4.57.1 site "huggingface-hub<1.0,>=0.34.0"
cat > site/transformers/__init__.py <<'END'
from importlib.metadata import version

found = version("huggingface-hub")
if not (0, 34) <= tuple(map(int, found.split(".")[:2])) < (1, 0):
    raise ImportError(
        "huggingface-hub>=0.34.0,<1.0 is required for a normal functioning of this module, "
        f"but found huggingface-hub=={found}."
    )
print("transformers accepts huggingface-hub", found)
END
export PYTHONPATH="$PWD/site"
