# Run the check on seven tracebacks: two known names, code of a model, two saved modules, a requirement, and another class.
. ./make_site.sh
for text in cache tokenizer remote upsample detect trainer chat; do
  echo "$ $text"; python3 -S check_class.py "texts/$text" 2>&1
done
true
