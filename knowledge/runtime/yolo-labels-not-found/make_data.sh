# A dataset as a user has it: images and labels side by side, no folder named images or labels.
new() { mkdir -p "$1"; for n in 1 2 3; do touch "$1/$n.jpg"; echo "$2 0.5 0.5 0.2 0.2" > "$3/$n.txt"; done; }
mkdir -p set/Train/Labels good/labels/train && new set/Train/Images 0 set/Train/Labels && new good/images/train 1 good/labels/train
printf 'path: %s\ntrain: Train/Images\nval: Valid/Images\nnames: [cat]\n' "set" > set.yaml
printf 'path: good\ntrain: images/train\nval: images/train\nnames: [cat]\n' > classes.yaml
printf 'path: good\ntrain: images/train\nval: images/train\nnames:\n  0: cat\n  1: dog\n' > good.yaml
