# Let the kernel kill a compiler in the middle of its work: here at a limit of one CPU second.
ulimit -t 1
g++ -DSIZE=440 -c heavy.cpp
