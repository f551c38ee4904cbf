# Files of the four causes, and two that fit together.
echo '[{"q": "a", "r": "b"}]' > one.json
echo '[{"q": "a", "answer": "b"}]' > other.json
printf '%s\n' '{"q": "a", "r": "b"}' '{"q": "a", "r": ["b"]}' > types.jsonl
printf '%s\n' '{"q": null}' '{"q": "a"}' > null.jsonl
printf '%s\n' '{"q": "a"}' '{"q": "b' > cut.jsonl
echo '[{"c": [{"role": "u"}]}, {"c": [{"role": "u", "loss": true}]}]' > nested.json
python3 find_bad_rows.py one.json other.json
python3 find_bad_rows.py types.jsonl
python3 find_bad_rows.py null.jsonl
python3 find_bad_rows.py cut.jsonl
python3 find_bad_rows.py nested.json
python3 find_bad_rows.py one.json one.json
