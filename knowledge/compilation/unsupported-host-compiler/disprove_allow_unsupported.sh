# Compare all commands of a build with and without the flag, word by word.
words() { nvcc --dryrun "$@" -c kernel.cu 2>&1 | tr ' ' '\n' | grep -v tmpxft; }
diff <(words) <(words -allow-unsupported-compiler) | grep '^[<>]' | sort -u
