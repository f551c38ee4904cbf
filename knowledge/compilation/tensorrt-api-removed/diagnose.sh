for file in infer_old.py infer_new.py; do
    python3 find_removed.py $file
done
