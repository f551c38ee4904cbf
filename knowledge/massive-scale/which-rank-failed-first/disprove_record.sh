# Put @record on the program: the culprit is ended before it can write its error file.
python - <<'PY'
from pathlib import Path

head, _, tail = Path("job.py").read_text().partition("dist.init_process_group")
body = ("dist.init_process_group" + tail).replace("\n", "\n    ")
place = "from torch.distributed.elastic.multiprocessing.errors import record\n\n\n"
Path("recorded.py").write_text(f"{head}{place}@record\ndef main():\n    {body}\n\nmain()\n")
PY
torchrun --standalone --nproc-per-node=4 --redirects=3 --log-dir=logs recorded.py > agent.log 2>&1
echo "error files: $(ls logs/*/attempt_0/*/error.json | wc -l), of the culprit: $(ls logs/*/attempt_0/2/error.json 2> /dev/null | wc -l)"
