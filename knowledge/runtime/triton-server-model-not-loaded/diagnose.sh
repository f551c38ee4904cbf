# The check on six models, once with the folder of backends, and on two folders inside of a model.
bash make_repository.sh
python check_repository.py models
echo "== with the server's backends"
python check_repository.py models backends | grep "has no backend"
echo "== folders of one model"
python check_repository.py models/good 2>&1 || echo "exit status $?"
python check_repository.py models/good/1 2>&1 || echo "exit status $?"
