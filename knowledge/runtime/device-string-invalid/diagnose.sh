# Eight messages, and what they tell.
tell() { echo "$ $1"; python3 read_device.py "$1"; }
tell "RuntimeError: Invalid device string: 'cuda:None'"
tell "RuntimeError: Invalid device string: 'cuda:cuda:0'"
tell "RuntimeError: Invalid device string: 'cuda:cpu'"
tell "RuntimeError: Invalid device string: 'cuda:0,1'"
tell "RuntimeError: Invalid device string: '0'"
tell "RuntimeError: Expected one of cpu, cuda, mkldnn device type at start of device string: gpu"
tell "RuntimeError: Expected one of cpu, cuda, mkldnn device type at start of device string: train"
tell "RuntimeError: Invalid device, must be cuda device"
