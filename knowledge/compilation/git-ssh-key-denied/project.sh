# Sourced: a library, and a project with it as submodule under an SSH address. No settings of the user are read.
export HOME="$PWD" GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL="$PWD/.gitconfig"
export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.org GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@example.org
git config --global protocol.file.allow always
git config --global init.defaultBranch main
commit() { git -C "$1" add -A && git -C "$1" commit -q -m "$1"; }
mkdir -p hub && git init -q hub/lib.git && echo 'int answer();' > hub/lib.git/lib.h && commit hub/lib.git
git init -q app && git -C app submodule --quiet add "$PWD/hub/lib.git" lib
git -C app config -f .gitmodules submodule.lib.url git@github.com:owner/lib.git
commit app
printf '#!/bin/sh\necho "git@github.com: Permission denied (publickey)." >&2\nexit 255\n' > refuse.sh
chmod +x refuse.sh
export GIT_SSH="$PWD/refuse.sh"
