# A plugin that includes TensorRT's header, and a compiler that does not know the folder.
unset CPATH CPLUS_INCLUDE_PATH
g++ -c plugin.cpp -o plugin.o
