# List the submodules of a source tree that are empty: bash diagnose.sh FOLDER
if [ $# = 0 ]; then . ./project.sh; fi
cd "${1:-.}" || exit 1
[ -e .git ] && echo "a git clone" || echo "no .git: an archive, which never holds submodules"
git config -f .gitmodules --get-regexp '\.path$' | while read -r _ path; do
    [ -n "$(ls -A "$path" 2>/dev/null)" ] && echo "$path: there" || echo "$path: empty"
done
