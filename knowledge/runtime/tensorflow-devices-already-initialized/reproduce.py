"""A device setting that comes after the first operation."""

import os

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "2"
import tensorflow as tf

cpu = tf.config.list_physical_devices("CPU")[0]  # listing does not initialize
print("listed:", cpu.device_type)
tf.constant(1.0)  # the first operation does, in whichever module it is
try:
    tf.config.set_visible_devices([], "CPU")
except RuntimeError as error:
    print(error)
half = tf.config.LogicalDeviceConfiguration()
tf.config.set_logical_device_configuration(cpu, [half, half])
