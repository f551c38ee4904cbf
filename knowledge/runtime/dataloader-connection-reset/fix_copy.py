"""An array is pickled whole, so the producer may end before the consumer takes it."""

import torch
import torch.multiprocessing as mp


def produce(queue):
    queue.put(torch.ones(3).numpy())


if __name__ == "__main__":
    context = mp.get_context("fork")
    queue = context.Queue()
    producer = context.Process(target=produce, args=(queue,))
    producer.start()
    producer.join()
    print("producer exit code:", producer.exitcode)
    print("received", torch.from_numpy(queue.get(timeout=60)).tolist())
