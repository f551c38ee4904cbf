# A clone of an address without a repository, then a commit that the copy does not have: git ends with 128 both times.
export GIT_CONFIG_GLOBAL=/dev/null GIT_TERMINAL_PROMPT=0
git clone -q --config core.filemode=false "file://$(pwd -P)/stablediffusion.git" copy || echo "Error code: $?"
git init -q part
git -C part checkout cf1d67a6fd5ea1aa600c4df58e5b47da45f6bdbf
