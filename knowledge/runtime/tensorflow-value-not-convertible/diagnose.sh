# Three tables and two arrays: text in a column, numbers and booleans, floats alone; ragged rows, and numbers as objects.
printf 'a,b\n1,x\n2,y\n' > text.csv
printf 'a,b\n1,True\n2,False\n' > mixed.csv
printf 'a,b\n1.5,2.0\n2.5,4.0\n' > plain.csv
python3 - <<'END'
import numpy as np

rows = np.empty(2, dtype=object)
rows[:] = [np.zeros(3), np.zeros(5)]
np.save("ragged.npy", rows)
np.save("objects.npy", np.array([1, 2.5], dtype=object))
END
for path in text.csv mixed.csv plain.csv ragged.npy objects.npy; do
  python3 check_values.py $path
done
