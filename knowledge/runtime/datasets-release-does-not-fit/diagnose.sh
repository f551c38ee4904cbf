# A folder with a loading script and data beside it, and one without a script.
mkdir -p mine plain
echo 'class Mine(datasets.GeneratorBasedBuilder): pass' > mine/mine.py
echo '{"text": "hello"}' > mine/rows.jsonl
cp mine/rows.jsonl plain/
python3 check_datasets.py mine | tail -n +3
python3 check_datasets.py plain | tail -n +3
