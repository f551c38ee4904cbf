import resource

import numpy as np

limit = 2 * 2**30
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))

frames = np.full((100, 1080, 1920, 3), 7, np.uint8)
print("100 frames:", frames.nbytes // 2**20, "MiB")
total = 0.0
for start in range(0, len(frames), 10):
    scaled = frames[start : start + 10].astype(np.float32)
    scaled /= 255
    total += float(scaled.mean()) * len(scaled)
print("mean:", round(total / len(frames), 4))
