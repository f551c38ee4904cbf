# Folders with the files of four releases, without their compiled code.
package() { # package FOLDER RELEASE: the descriptions of both packages
    for name in cuda_python cuda_bindings; do
        mkdir -p "$1/$name-$2.dist-info"
        printf 'Metadata-Version: 2.1\nName: %s\nVersion: %s\n' "$name" "$2" > "$1/$name-$2.dist-info/METADATA"
    done
}
bindings() { # the new names
    mkdir -p "$1/cuda/bindings"
    touch "$1/cuda/bindings/__init__.py" "$1/cuda/bindings/driver.py" "$1/cuda/bindings/runtime.py" "$1/cuda/bindings/nvrtc.py"
}
package release13 13.0.0 && bindings release13
package release12 12.9.0 && bindings release12 && touch release12/cuda/cuda.py release12/cuda/cudart.py release12/cuda/nvrtc.py
package upgraded 12.8.0 && mkdir -p upgraded/cuda/__pycache__
mkdir -p empty project/cuda && touch project/cuda/__init__.py
