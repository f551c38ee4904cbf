python3 -c 'import numpy as np
np.save("good.npy", np.zeros((1, 3, 32, 32), np.float32))
np.save("wide.npy", np.zeros((1, 3, 48, 32), np.float32))
np.save("double.npy", np.zeros((1, 3, 32, 32)))'
for name in good wide double; do
    python3 buffer_sizes.py 1,3,32,32 float32 $name.npy
done
python3 buffer_sizes.py -1,3,32,32 float32 good.npy
