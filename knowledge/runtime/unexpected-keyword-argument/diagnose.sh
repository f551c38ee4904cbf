# Run the check on an argument that torch dropped, on one that is misspelled, on one that it has, and on no class.
name=torch.optim.lr_scheduler.ReduceLROnPlateau
python3 check_argument.py $name verbose | sed 's/torch [0-9].*/torch .../'
python3 check_argument.py torch.utils.data.DataLoader batchsize | grep -v -E '^(installed|accepts)'
python3 check_argument.py $name patience 2>&1 | tail -n 1
python3 check_argument.py torch.optim.Missing lr 2>&1
true
