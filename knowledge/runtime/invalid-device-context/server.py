import pycuda.autoinit
import pycuda.driver as cuda
from flask import Flask

app = Flask(__name__)


@app.route("/detect")
def detect():
    stream = cuda.Stream()
    return str(stream)
