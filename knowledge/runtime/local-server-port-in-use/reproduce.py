"""A web UI that was not closed keeps its port, and the second start is refused."""

import asyncio
import socket

first = socket.socket()
first.bind(("127.0.0.1", 0))
first.listen()
port = first.getsockname()[1]
print("the first one listens")


async def serve() -> None:
    await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", port)


asyncio.run(serve())
