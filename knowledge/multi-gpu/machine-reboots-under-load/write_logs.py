"""Write the ends of five journals, each with the sign of one cause."""

START = [
    "Nov 24 10:01:07 node kernel: nvidia 0000:01:00.0: enabling device",
    "Nov 24 10:15:00 node CRON[4121]: (root) CMD (command -v debian-sa1 > /dev/null)",
]
ENDS = {
    "cut.log": [],
    "planned.log": [
        "Nov 24 10:20:01 node systemd[1]: Reached target reboot.target - System Reboot.",
        "Nov 24 10:20:01 node systemd-shutdown[1]: Syncing filesystems and block devices.",
    ],
    "hot.log": ["Nov 24 10:20:01 node kernel: thermal thermal_zone0: acpitz: critical temperature reached, shutting down"],
    "check.log": ["Nov 24 10:20:01 node kernel: mce: [Hardware Error]: CPU 3: Machine Check Exception: 5 Bank 4"],
    "lost.log": ["Nov 24 10:20:01 node kernel: NVRM: Xid (PCI:0000:01:00): 79, GPU has fallen off the bus."],
}
for name, end in ENDS.items():
    with open(name, "w") as file:
        file.write("\n".join(START + end) + "\n")
