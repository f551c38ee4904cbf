# A server, a script without a context, and one that pushes its context.
mkdir -p plain pushed
printf 'import pycuda.driver as cuda\ncuda.init()\nprint(cuda.mem_get_info())\n' > plain/info.py
printf 'import pycuda.driver as cuda\ncuda.init()\ncontext = cuda.Device(0).make_context()\ncontext.push()\nstream = cuda.Stream()\n' > pushed/engine.py
for what in server.py plain pushed; do
  python3 find_contexts.py "$what" | grep -e '^context' -e '^thread' -e verdict
done
