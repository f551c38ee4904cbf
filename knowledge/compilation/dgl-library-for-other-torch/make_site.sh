# Write site/: a dgl with libraries for two releases of torch, and a newer torch. DGL's check has a few lines here.
package() {  # name, version
  mkdir -p "site/$1" "site/$1-$2.dist-info" && touch "site/$1/__init__.py"
  printf 'Metadata-Version: 2.1\nName: %s\nVersion: %s\n' "$1" "$2" > "site/$1-$2.dist-info/METADATA"
}
package torch 2.2.2
package dgl 2.1.0
mkdir -p site/dgl/graphbolt
touch site/dgl/graphbolt/libgraphbolt_pytorch_2.1.2.so site/dgl/graphbolt/libgraphbolt_pytorch_2.2.1.so
cat > site/dgl/__init__.py <<'END'
from importlib.metadata import version
from pathlib import Path

library = Path(__file__).parent / "graphbolt" / f"libgraphbolt_pytorch_{version('torch').split('+')[0]}.so"
if not library.exists():
    raise FileNotFoundError(f"Cannot find DGL C++ graphbolt library at {library}")
print("loaded", library.name)
END
export PYTHONPATH="$PWD/site"
