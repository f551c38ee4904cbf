"""Show the verdict of read_events.py for one line of each kind."""

from read_events import STOP, verdict

LINES = (
    "NVRM: Graphics SM Warp Exception on (GPC 0, TPC 0): MMU NACK Errors",
    "VIDEO_MEMORY_MANAGEMENT_INTERNAL (10e) Probably caused by : dxgmms2.sys",
    "nvidia-smi: GPU is lost. Reboot the system to recover this GPU",
    "Display driver nvlddmkm stopped responding and has successfully recovered.",
    "DPC_WATCHDOG_VIOLATION (0x133) IMAGE_NAME: nvlddmkm.sys",
    "PAGE_FAULT_IN_NONPAGED_AREA (50) IMAGE_NAME: nvlddmkm.sys",
    "BUGCHECK_CODE:  133 nvlddmkm+0xe9023",
    "<Provider Name='Display'/><EventID Qualifiers='0'>4101</EventID>",
    "Event ID 153: Restarting TDR occurred on GPUID:100",
    "Event ID 153: Error occurred on GPUID: 100",
    "Kernel-Power 41: The system has rebooted without cleanly shutting down first.",
)
for line in LINES:
    stops = [int(a or b, 16) for a, b in STOP.findall(line)]
    print(f"{line[:32]} -> {verdict(line, stops)}")
