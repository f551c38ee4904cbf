# A program that includes a helper of the samples, and a compiler that does not know the folder.
unset CPATH CPLUS_INCLUDE_PATH
g++ -c main.cpp -o main.o
