# A bare repository stands for the address that works; the commit is asked of the new clone.
set -e
export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
git init -q source && git -C source commit -q --allow-empty -m one
git init -q repositories-old          # the folder of an interrupted clone
rm -rf repositories-old
git clone -q "file://$(pwd -P)/source" repositories-new
git -C repositories-new checkout -q "$(git -C source rev-parse HEAD)"
echo "Error code: $?"
