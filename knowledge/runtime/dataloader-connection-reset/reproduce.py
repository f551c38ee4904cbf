"""A producer puts a tensor into a queue and ends before the consumer takes it."""

import torch
import torch.multiprocessing as mp


def produce(queue):
    queue.put(torch.ones(3))


if __name__ == "__main__":
    queue = mp.get_context("fork").Queue()
    producer = mp.get_context("fork").Process(target=produce, args=(queue,))
    producer.start()
    producer.join()
    print("producer exit code:", producer.exitcode)
    queue.get(timeout=20)
