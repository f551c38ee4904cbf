# Write site/ with stand-ins: packages that lack a name, and two packages that write one folder.
package() {  # distribution, release, module
  mkdir -p "site/$3" "site/$1-$2.dist-info" && touch "site/$3/__init__.py"
  printf 'Metadata-Version: 2.1\nName: %s\nVersion: %s\n' "$1" "$2" > "site/$1-$2.dist-info/METADATA"
  echo "$3" > "site/$1-$2.dist-info/top_level.txt"
}
package pillow 10.4.0 PIL
package bitsandbytes 0.38.1 bitsandbytes
package opencv_python 4.8.0.76 cv2
package opencv_python_headless 4.9.0.80 cv2
package faiss_cpu 1.8.0 faiss
mkdir -p site/bitsandbytes/nn site/faiss/contrib
touch site/bitsandbytes/nn/__init__.py site/faiss/contrib/__init__.py
echo 'LANCZOS = 1' > site/PIL/Image.py
echo 'class Linear8bitLt: pass' > site/bitsandbytes/nn/__init__.py
echo 'imread = None' > site/cv2/__init__.py; echo '' > site/cv2/dnn.py
export PYTHONPATH="$PWD/site"
