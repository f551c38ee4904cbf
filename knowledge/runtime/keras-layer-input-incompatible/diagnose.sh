# Nine messages of public threads, and the axis that is wrong.
tell() { echo "$ $1"; python3 read_shapes.py "$1"; }
tell "Input 0 of layer block1_conv1 is incompatible with the layer: expected ndim=4, found ndim=3. Full shape received: [224, 224, 3]"
tell "Error when checking input: expected conv2d_input to have 4 dimensions, but got array with shape (24946, 50, 50)"
tell "Input 0 of layer encoder1_ is incompatible with the layer: expected ndim=3, found ndim=4. Full shape received: (None, 64, 4, 850)"
tell "Input 0 is incompatible with layer model_3: expected shape=(None, None, None, 3), found shape=(1, 499, 552, 4)"
tell "Input 0 is incompatible with layer model: expected shape=(None, 224, 224, 3), found shape=(None, 240, 320, 3)"
tell "Input 0 of layer sequential_8 is incompatible with the layer: expected axis -1 of input shape to have value 8 but received input with shape (None, 7, 169)"
tell "Input 0 of layer \"dense\" is incompatible with the layer: expected axis -1 of input shape to have value 784, but received input with shape (2, 28, 28)"
tell "Layer sequential expects 1 inputs, but it received 2 input tensors."
tell "Model was constructed with shape (None, 28) for input KerasTensor, but it was called on an input with incompatible shape (None, 934)."
