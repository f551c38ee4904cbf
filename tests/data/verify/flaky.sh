# Fail every other time: a folder outside remembers.
memory="$(cat memory)"
if mkdir "$memory"; then exit 1; fi
rmdir "$memory"
