"""Read the shortened file without workers: the program itself dies, without a word."""

import os

from reproduce_mapped_file import DataLoader, Records

with open("data.bin", "wb") as file:
    file.truncate(16 * 65536)
records = Records("data.bin")
os.truncate("data.bin", 8 * 65536)

print("reading", flush=True)
for batch in DataLoader(records, num_workers=0):
    pass
