"""The graph of the tensor, entered in a thread whose default graph is another."""

import threading

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def work(graph, session, tensor):
    """Run in a thread of its own."""
    with graph.as_default():
        print("in the thread:", session.run(tensor))


if __name__ == "__main__":
    own = tf.Graph()
    with own.as_default():
        doubled = tf.constant([1.0, 2.0]) * 2
        running = tf.Session()
    thread = threading.Thread(target=work, args=(own, running, doubled))
    thread.start()
    thread.join()
