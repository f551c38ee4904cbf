# A CSV file with an empty cell, JSON Lines with a number and a conversation, a wrong column, and a good file.
printf '%s\n' 'text,label' 'hello,1' ',0' > data.csv
printf '%s\n' '{"text": 5}' '{"text": [{"role": "user"}]}' '{"text": null}' > data.jsonl
echo '[{"text": "hello"}]' > good.json
python3 find_non_text.py data.csv text
python3 find_non_text.py data.jsonl
python3 find_non_text.py good.json prompt
python3 find_non_text.py good.json
