# An upgraded machine, as it is and with the libraries of the loaded release in front for one process.
. ./plant.sh
plant upgraded 580.126.09 580.159.04 580.159.04 580.159.04
plant older 580.126.09 580.126.09 580.126.09 580.126.09
on upgraded python versions.py | tail -1
FIRST=older on upgraded python versions.py | tail -1
