"""The settings first, and once; then the rest of the program."""

import os

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "2"
import tensorflow as tf

for gpu in tf.config.list_physical_devices("GPU"):  # all of them, or none
    tf.config.experimental.set_memory_growth(gpu, True)
cpu = tf.config.list_physical_devices("CPU")[0]
half = tf.config.LogicalDeviceConfiguration()
tf.config.set_logical_device_configuration(cpu, [half, half])
print("logical CPUs:", len(tf.config.list_logical_devices("CPU")))  # this initializes
try:
    tf.config.set_logical_device_configuration(cpu, [half, half])  # a cell that runs again
    print("set again: the same setting is accepted")
except RuntimeError as error:
    print("set again:", error)
