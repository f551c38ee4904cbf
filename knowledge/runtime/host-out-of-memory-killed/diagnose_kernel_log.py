"""Say who killed a process and what it held: sudo dmesg | python diagnose_kernel_log.py [PID or example]"""

import re
import sys

EXAMPLE = """
[26414.808068] oom-kill:constraint=CONSTRAINT_MEMCG,nodemask=(null),oom_memcg=/job,task_memcg=/job,pid=2135
[26414.808091] Memory cgroup out of memory: Killed process 2135 (python) total-vm:1104620kB, \
anon-rss:260592kB, file-rss:77968kB, shmem-rss:0kB
[27001.000001] oom-kill:constraint=CONSTRAINT_NONE,nodemask=(null),global_oom,task_memcg=/user,pid=677
[27001.000002] Out of memory: Killed process 677 (python3) total-vm:9233984kB, \
anon-rss:1216180kB, file-rss:1792kB, shmem-rss:6291456kB
"""
KILLED = re.compile(r"(Memory cgroup o|O)ut of memory: Kill(?:ed)? process (\d+) \((.*?)\)")
HELD = re.compile(r"(anon|file|shmem)-rss:(\d+)kB")
GROUP = re.compile(r"oom_memcg=([^,\s]+)")

wanted = [word for word in sys.argv[1:] if word != "example"]
text = sys.stdin.read() if sys.argv[1:] == wanted else EXAMPLE
group, found = "", False
lines = text.splitlines()
for line, after in zip(lines, [*lines[1:], ""], strict=True):
    if place := GROUP.search(line):
        group = place[1]
    if not (kill := KILLED.search(line)) or kill[2] not in (wanted or [kill[2]]):
        continue
    found, held = True, {kind: int(size) / 2**20 for kind, size in HELD.findall(line) or HELD.findall(after)}
    print(f"process {kill[2]} ({kill[3]}):", *(f"{kind} {gib:.1f} GiB" for kind, gib in held.items()))
    if kill[1].startswith("Memory"):
        print(f"verdict: job-limit, that of the cgroup {group or '?'}")
    else:
        print("verdict: the memory of the machine was full")
    if held.get("shmem", 0) > held.get("anon", 0):
        print("verdict: shm-files, most of it is shared memory")
    group = ""
if not text.strip():
    print("no verdict: the log is empty, perhaps because dmesg is closed to you")
elif not found:
    print("verdict: not-kernel, this log shows no such kill")
