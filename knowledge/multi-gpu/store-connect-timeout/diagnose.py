"""Probe a store, an unknown name, a closed port, a port that answers nobody, and a wrong server."""

import socket
import threading

import torch.distributed as dist
from probe import probe

store = dist.TCPStore("localhost", 0, is_master=True, wait_for_workers=False)

closed = socket.create_server(("127.0.0.1", 0))
closed_port = closed.getsockname()[1]
closed.close()

mute = socket.socket()
mute.bind(("127.0.0.1", 0))
mute.listen(0)
waiting = [socket.socket() for _ in range(3)]
for one in waiting:
    one.setblocking(False)
    one.connect_ex(mute.getsockname())

wrong = socket.create_server(("127.0.0.1", 0))


def answer_wrongly() -> None:
    while True:
        wrong.accept()[0].sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n" * 4)


threading.Thread(target=answer_wrongly, daemon=True).start()

print("the right place:", probe("localhost", store.port))
print("no such host:", probe("node17.invalid", store.port))
print("rank 0 is not up:", probe("127.0.0.1", closed_port))
print("packets are dropped:", probe("127.0.0.1", mute.getsockname()[1]))
print("another program:", probe("127.0.0.1", wrong.getsockname()[1]))
