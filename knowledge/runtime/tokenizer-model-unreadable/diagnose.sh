# A pointer, a page, a file of tiktoken, an empty one, and the first bytes of a sentencepiece model.
printf 'version https://git-lfs.github.com/spec/v1\noid sha256:9e55\nsize 499723\n' > pointer.model
printf '<!DOCTYPE html>\n<html></html>\n' > page.model
printf 'IQ== 0\nIg== 1\n' > tiktoken.model
: > empty.model
printf '\n\016\n\005<unk>' > piece.model
for name in pointer page tiktoken empty piece absent; do
  python3 check_tokenizer.py "$name.model"
done
