# Accept the new name of a repository: apt-get asks nothing, so it needs the option.
. ./make_repository.sh
update > /dev/null
release 'NVIDIA Corporation'
update | grep '^E:'
apt-get update --allow-releaseinfo-change > /dev/null 2>&1
apt-get update > /dev/null 2>&1 && echo 'the next update ends well'
