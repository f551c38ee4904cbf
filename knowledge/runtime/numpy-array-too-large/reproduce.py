import resource

import numpy as np

limit = 2 * 2**30
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))

frames = np.full((100, 1080, 1920, 3), 7, np.uint8)
print("100 frames:", frames.nbytes // 2**20, "MiB")
scaled = frames.astype(np.float64) / 255
