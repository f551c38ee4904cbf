"""Close the first one; or let the system choose a free port."""

import asyncio
import socket

first = socket.socket()
first.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
first.bind(("127.0.0.1", 0))
first.listen()
port = first.getsockname()[1]


async def serve(number: int) -> int:
    server = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", number)
    chosen = server.sockets[0].getsockname()[1]
    server.close()
    return chosen


print("another port:", asyncio.run(serve(0)) != port)
first.close()
print("the same port, closed before:", asyncio.run(serve(port)) == port)
