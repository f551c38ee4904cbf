set -e
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/package"
cat > "$work/package/configs.py" <<'PY'
from dataclasses import dataclass, field

@dataclass(frozen=True)
class Fixed:
    seed: int = 1

@dataclass
class Common:
    seed: int = 1

@dataclass
class Config:
    fixed: Fixed = Fixed()
    common: Common = Common()
    other: Common = Common(seed=2)
    right: Common = field(default_factory=Common)
PY
for what in reproduce.py fix.py "$work/package"; do
    echo "== $(basename "$what")"
    python find_defaults.py "$what"
done
