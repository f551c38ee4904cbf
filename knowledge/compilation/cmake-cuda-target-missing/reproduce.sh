# Configure a project that links to targets of the toolkit and never looks for the toolkit.
mkdir -p project && cp CMakeLists.txt main.cpp project/
cmake -S project -B build 2>&1
