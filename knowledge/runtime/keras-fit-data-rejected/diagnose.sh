# Five calls: equal lengths with many steps and with few, other lengths, nothing, and rows of several lengths.
python3 - <<'END'
import numpy as np

np.save("x.npy", np.zeros((100, 3)))
np.save("y.npy", np.zeros(100))
np.save("short.npy", np.zeros(80))
np.save("empty.npy", np.zeros((0, 3)))
rows = np.empty(2, dtype=object)
rows[:] = [np.zeros(3), np.zeros(5)]
np.save("rows.npy", rows)
END
python3 check_fit_data.py x.npy y.npy 32 10 100
python3 check_fit_data.py x.npy y.npy 32 2 3
python3 check_fit_data.py x.npy short.npy
python3 check_fit_data.py empty.npy y.npy
python3 check_fit_data.py rows.npy y.npy
