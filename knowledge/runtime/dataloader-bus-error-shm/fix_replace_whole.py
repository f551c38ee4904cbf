"""Put a shorter file in the place of a mapped one by renaming, not by writing into it."""

import os

from reproduce_mapped_file import DataLoader, Records

if __name__ == "__main__":
    with open("data.bin", "wb") as file:
        file.truncate(16 * 65536)
    records = Records("data.bin")

    with open("data.bin.new", "wb") as file:
        file.truncate(8 * 65536)
    os.replace("data.bin.new", "data.bin")

    print("size now:", os.path.getsize("data.bin"))
    print("records read by the running job:", len(list(DataLoader(records, num_workers=1))))
