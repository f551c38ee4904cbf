# The verdict on the texts of six threads, shortened.
read_text() { python read_kernels.py -; }
read_text <<'TEXT'
Could not find device for node: {{node FloorMod}} = FloorMod[T=DT_HALF]
All kernels registered for op FloorMod:
  device='CPU'; T in [DT_INT32]
  device='CPU'; T in [DT_FLOAT]
TEXT
read_text <<'TEXT'
No OpKernel was registered to support Op 'CudnnRNN' with these attrs.  Registered devices: [CPU], Registered kernels:
  device='GPU'; T in [DT_HALF]
  device='GPU'; T in [DT_FLOAT]
 [[Node: CudnnRNN[T=DT_FLOAT, direction="unidirectional"]]]
TEXT
read_text <<'TEXT'
No OpKernel was registered to support Op 'CudnnRNN' with these attrs.  Registered devices: [CPU], Registered kernels:
  <no registered kernels>
TEXT
read_text <<'TEXT'
No OpKernel was registered to support Op 'NcclAllReduce' used by {{node Adam/NcclAllReduce}}with these attrs: [reduction="sum", T=DT_FLOAT]
Registered devices: [CPU, GPU]
Registered kernels:
  <no registered kernels>
TEXT
read_text <<'TEXT'
No registered 'RngReadAndSkip' OpKernel for 'GPU' devices compatible with node {{node RngReadAndSkip}}
	.  Registered:  device='CPU'
TEXT
read_text <<'TEXT'
No OpKernel was registered to support Op 'Census' used by node Census with these attrs: []
Registered devices: [CPU, XLA_CPU, XLA_GPU]
Registered kernels:
  device='GPU'
TEXT
