# A server, a script without a context, one that pushes its context, and names imported one by one.
mkdir -p plain pushed named
printf 'import pycuda.driver as cuda\ncuda.init()\nprint(cuda.mem_get_info())\n' > plain/info.py
printf 'import pycuda.driver as cuda\ncuda.init()\ncontext = cuda.Device(0).make_context()\ncontext.push()\nstream = cuda.Stream()\n' > pushed/engine.py
printf 'from threading import Thread\nfrom pycuda import autoinit, driver as cuda\nThread(target=cuda.mem_get_info).start()\n' > named/run.py
for what in server.py plain pushed named; do
  python3 find_contexts.py "$what" | grep -e '^context' -e '^thread' -e verdict
done
