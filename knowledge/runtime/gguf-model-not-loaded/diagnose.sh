# Seven small files: of a language model, of a picture model, and five that are no GGUF file.
make() {
  python3 - "$1" <<'END'
import struct, sys
def text(value): return struct.pack("<Q", len(value)) + value.encode()
def pair(key, value): return text(key) + struct.pack("<I", 8) + text(value)
pairs = [pair("general.architecture", sys.argv[1]), pair("tokenizer.ggml.pre", "qwen35")]
open(sys.argv[1] + ".gguf", "wb").write(b"GGUF" + struct.pack("<IQQ", 3, 733, len(pairs)) + b"".join(pairs))
END
}
make qwen35; make flux
head -c 60 qwen35.gguf > cut.gguf
printf 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 7000000000\n' > pointer.gguf
printf '<!DOCTYPE html>' > page.gguf
printf 'tjgg\003\000\000\000' > old.bin
for file in qwen35.gguf flux.gguf cut.gguf pointer.gguf page.gguf old.bin none.gguf; do
  echo "$ $file"; python3 read_gguf.py $file
done
rm -- *.gguf old.bin
