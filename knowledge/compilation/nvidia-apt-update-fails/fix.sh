# An entry of apt whose repository is gone stops every update: leave the entry out, and the others are read.
. ./make_repository.sh
echo "deb file:$root/nvidia-ml ./" > "$root/etc/sources.list.d/nvidia-ml.list"
update | grep '^E:'
rm "$root/etc/sources.list.d/nvidia-ml.list"
update | grep -c '^E:'
apt-cache madison cuda-toolkit-12-4 | cut -d'|' -f1,2
