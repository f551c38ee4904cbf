"""Close a store with a client, see the port fading out, and open the next store there at once."""

import gc
import time

import torch.distributed as dist
from holder import holders

store = dist.TCPStore("localhost", 0, is_master=True, wait_for_workers=False)
port = store.port
client = dist.TCPStore("localhost", port, is_master=False)
client.set("key", "value")
del store
gc.collect()
del client
gc.collect()
time.sleep(0.5)

print("after the first job:", holders(port)[0])
store = dist.TCPStore("localhost", port, is_master=True, wait_for_workers=False)
print("the next job listens there:", store.port == port)
