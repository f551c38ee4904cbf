"""The producer waits until the consumer has taken the tensor."""

import torch
import torch.multiprocessing as mp


def produce(queue, taken):
    queue.put(torch.ones(3))
    taken.wait()


if __name__ == "__main__":
    context = mp.get_context("fork")
    queue, taken = context.Queue(), context.Event()
    producer = context.Process(target=produce, args=(queue, taken))
    producer.start()
    print("received", queue.get(timeout=60).tolist())
    taken.set()
    producer.join()
    print("producer exit code:", producer.exitcode)
