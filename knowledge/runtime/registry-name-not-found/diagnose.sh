# A repository beside an installed mmdet, a file that nobody imports, a name that exists twice, none, and a script beside it.
new() { mkdir -p "$(dirname "$1")"; touch "$(dirname "$1")/__init__.py"; printf '%s\n' "$2" > "$1"; }
new repo/mmdet/models/redet.py 'class ReDet: pass'
new site/mmdet/models/resnet.py 'class ResNet: pass'
new site/mmdet/models/conv.py 'class ConvWS: pass'
new site/mmcv/cnn/conv.py 'class ConvWS: pass'
touch repo/mmdet/__init__.py site/mmdet/__init__.py site/mmcv/__init__.py
mkdir plain && echo 'class CustomNet: pass' > plain/my_models.py
here="$(pwd -P)"
export PYTHONPATH="$here/site:$here/plain"
python3 find_class.py ReDet repo
python3 find_class.py CustomNet plain
python3 find_class.py ConvWS site
python3 find_class.py RTMDet2 repo
PYTHONPATH="$here/site" python3 find_class.py CustomNet plain
PYTHONPATH="$here/site" python3 find_class.py CustomNet plain plain/train.py
