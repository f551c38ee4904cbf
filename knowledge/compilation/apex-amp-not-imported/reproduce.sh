# Import amp from an apex that has none, as those of the main branch, and from a folder with a clone.
. ./make_apex.sh
try() { python -c 'from apex import amp' 2>&1 | tail -n 1 | sed "s#$root#.#"; }
newest
try
clear
clone
try
