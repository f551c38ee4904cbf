# Digits without times, a stretched and a backward word, segments without words, and clean results; then the filled times.
cat > digits.json <<'END'
{"segments": [{"start": 41.0, "end": 45.0, "text": "with 2266 okay, 17 99", "words": [
  {"word": "with", "start": 41.2, "end": 41.3, "score": 0.86}, {"word": "2266"},
  {"word": "okay,", "start": 42.8, "end": 44.0, "score": 0.87}, {"word": "17"}, {"word": "99"}]}]}
END
cat > pause.json <<'END'
{"segments": [{"start": 0.0, "end": 30.0, "text": "Mommy, I am home", "words": [
  {"word": "Mommy,", "start": 0.0, "end": 8.2, "score": 0.1}, {"word": "I", "start": 8.3, "end": 8.4, "score": 0.5},
  {"word": "am", "start": 8.0, "end": 8.6, "score": 0.5}, {"word": "home", "start": 27.5, "end": 28.1, "score": 0.8}]},
  {"start": 30.0, "end": 31.0, "text": "you", "words": []}]}
END
echo '{"segments": [{"start": 0, "end": 1, "text": "a", "words": [{"word": "a", "start": 0.1, "end": 0.9}]}]}' > clean.json
echo '{"segments": [{"start": 0, "end": 1, "text": "a"}]}' > plain.json
for name in digits pause clean; do
    echo "$name:"
    python3 check_words.py "$name.json"
done
echo "plain:"
python3 check_words.py plain.json 2>&1
python3 fill_words.py digits.json filled.json
python3 -c 'import json; print([(w["start"], w["end"]) for w in json.load(open("filled.json"))["segments"][0]["words"]])'
python3 check_words.py filled.json | grep without.a
