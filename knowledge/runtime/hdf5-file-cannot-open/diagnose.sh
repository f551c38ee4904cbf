# Seven paths: a whole file, half of it, a pointer, a web page, a missing file, a SavedModel folder and its file.
python3 - <<'END'
import h5py
with h5py.File("whole.h5", "w") as file:
    file["weights"] = range(1000)
with h5py.File("newer.h5", "w", libver="latest") as file:
    file["weights"] = range(1000)
END
head -c 3000 whole.h5 > half.h5
head -c 1000 newer.h5 > part.h5
printf 'version https://git-lfs.github.com/spec/v1\noid sha256:8eb7e6f3\nsize 48605698\n' > pointer.h5
printf '<!DOCTYPE html><title>Google Drive - Virus scan warning</title>' > drive.h5
mkdir -p export/1 && touch export/1/saved_model.pb
for path in whole.h5 newer.h5 half.h5 part.h5 pointer.h5 drive.h5 export/2/best.h5 export export/1/saved_model.pb; do
  python3 inspect_model_file.py "$path"
done
