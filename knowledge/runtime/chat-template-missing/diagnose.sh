# The check on a tokenizer without a template, with one beside it, with one inside, and on an empty folder.
python make_tokenizers.py
mkdir -p empty
for folder in base instruct inside empty; do
  echo "== $folder"
  python check_template.py "$folder" | grep -v GGUF
done
