# Run the check on five journals.
python3 write_logs.py
for file in cut planned hot check lost
do
    echo "$file: $(python3 check_last_boot.py $file.log | grep verdict)"
done
