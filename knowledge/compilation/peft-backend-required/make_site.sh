# Write site/: packages without code, and a diffusers that decides about PEFT when it is imported.
package() {  # name, version, folder
  mkdir -p "$3/$1" "$3/$1-$2.dist-info" && touch "$3/$1/__init__.py"
  printf 'Metadata-Version: 2.1\nName: %s\nVersion: %s\n' "$1" "$2" > "$3/$1-$2.dist-info/METADATA"
}
package transformers 4.57.1 site
package diffusers 0.42.1 site
cat > site/diffusers/__init__.py <<'END'
from importlib.metadata import PackageNotFoundError, version


def at_least(name, lowest):
    try:
        return tuple(map(int, version(name).split(".")[:2])) >= lowest
    except PackageNotFoundError:
        return False


USE_PEFT_BACKEND = at_least("peft", (0, 6)) and at_least("transformers", (4, 34))


class Pipeline:
    def load_lora_weights(self, name):
        if not USE_PEFT_BACKEND:
            raise ValueError("PEFT backend is required for this method.")
        print("loading", name)
END
export PYTHONPATH="$PWD/site"
