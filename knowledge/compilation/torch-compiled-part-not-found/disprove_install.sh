# Install torch again from within the folder.
bash make_folder.sh clone
cd clone || exit
python3 -m pip install --no-index --disable-pip-version-check torch 2>&1 | grep -m1 -o "Requirement already satisfied: torch"
python3 -c "import torch"
