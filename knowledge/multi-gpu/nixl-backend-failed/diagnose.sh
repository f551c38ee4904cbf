version="# Library version: 1.18.0
# Library path: /lib/libucs.so.0
# Configured with: --prefix=/usr --with-verbs"
echo "$version --enable-mt
#      Transport: tcp
#      Transport: cuda_copy
#      Transport: cuda_ipc" > whole.txt
echo "$version --enable-mt
#      Transport: tcp" > host.txt
echo "$version
#      Transport: cuda_copy" > single.txt
python check_nixl.py whole.txt
mkdir -p site/nixl && touch site/nixl/__init__.py
for file in whole host single; do
  echo "$file:"
  PYTHONPATH=site python check_nixl.py $file.txt
done
