"""Three transcripts: a loop of lines, a loop in a line, and none."""
import pathlib
import subprocess
import sys
import tempfile

folder = pathlib.Path(tempfile.mkdtemp())
tool = pathlib.Path(__file__).with_name("find_repeats.py")
(folder / "lines.srt").write_text("".join(
    f"{n}\n00:0{n}:00,000 --> 00:0{n}:30,000\n{'Hello.' if n == 1 else 'Thanks for watching.'}\n\n"
    for n in range(1, 6)))
(folder / "log.txt").write_text(
    "[00:00.000 --> 00:09.000]  Good morning.\n"
    "[00:09.000 --> 00:30.000]  " + 4 * "I have to do it. " + "\n")
(folder / "good.txt").write_text("No, no.\nYes.\nNo, no.\n")
for name in ("lines.srt", "log.txt", "good.txt"):
    done = subprocess.run([sys.executable, tool, folder / name], capture_output=True, text=True)
    print(done.stdout, end="")
