"""Count which ends the completion errors of all ranks name."""

import re
from collections import Counter

# Collect with: grep -h "Got completion" logs/rank-*  (keep the file's name: it is the local end)
LOG = """\
node3: NCCL WARN NET/IB : Got completion from peer 192.0.2.17<38560> with status=12 opcode=0 len=0 vendor err 129 (Recv) hca mlx5_2
node3: NCCL WARN NET/IB : Got completion from peer 192.0.2.17<38560> with status=5 opcode=0 len=0 vendor err 249 (Recv) hca mlx5_2
node4: NCCL WARN NET/IB : Got completion from peer 192.0.2.17<40112> with status=12 opcode=1 len=0 vendor err 129 (Send) hca mlx5_2
node9: NCCL WARN NET/IB: Got completion from peer 192.0.2.17<51200> with status=IBV_WC_RETRY_EXC_ERR(12) opcode=IBV_WC_SEND(0) reqSize=0 vendor_err=129 req_type=Recv hca mlx5_2
node9: NCCL WARN NET/IB: Got completion from peer 192.0.2.21<51200> with status=IBV_WC_WR_FLUSH_ERR(5) opcode=IBV_WC_SEND(0) reqSize=0 vendor_err=249 req_type=Recv hca mlx5_2
"""
LINE = re.compile(
    r"^(\w+): .* peer ([\d.]+)<\d+> with (?:error |status=)(?:\w+\()?(\d+).* hca (\w+)"
)

ends, flushed = Counter(), 0
for line in LOG.splitlines():
    here, peer, status, card = LINE.search(line).groups()
    if status == "5":
        flushed += 1
        continue
    ends[f"peer {peer}"] += 1
    ends[f"{here} {card}"] += 1
print("flushed after another error:", flushed)
for end, count in ends.most_common():
    print(count, end)
