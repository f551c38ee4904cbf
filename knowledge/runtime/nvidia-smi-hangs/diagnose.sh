# A copy of /proc for five machines: stacks and kernel lines that users posted, and a stand-in for nvidia-smi.
program() { printf '#!/bin/sh\nsleep %s\necho %s\n' "$1" "$2" > nvidia-smi; chmod +x nvidia-smi; }
process() { mkdir -p "proc/$1/task/$1"; echo "$1 ($2) $3 1 1" > "proc/$1/task/$1/stat"; echo "$4" > "proc/$1/task/$1/stack"; }
machine() { echo "$1"; touch kernel.txt; python3 find_stuck.py kernel.txt proc ./nvidia-smi; rm -rf proc kernel.txt; mkdir proc; }
sed -i 's/^LIMIT = 40/LIMIT = 6/' find_stuck.py
mkdir -p proc

program 0 Enabled
process 77637 "VLLM::EngineCore" R "[<0>] uvm_spin_loop+0xb4/0x100 [nvidia_uvm]"
process 812 "jbd2/dm-8-8" D "[<0>] jbd2_journal_commit_transaction+0x1a2/0x1a0"
machine "a server that does not end"

program 60 Enabled
process 935 nvidia-smi D "[<0>] os_acquire_rwlock_read+0x35/0x50 [nvidia]"
echo "NVRM: Xid (PCI:0000:61:00): 45, pid=1496200, name=distprovers-gpu, Ch 0000000a" > kernel.txt
machine "an Xid came first"

program 60 Enabled
echo "NVRM: knvlinkUpdatePostRxDetectLinkMask_IMPL: Failed to update Rx Detect Link mask!" > kernel.txt
machine "66 days without a restart"

program 4 Disabled
machine "no persistence mode"

program 0 Enabled
machine "a sound machine"
