#include <cstdio>
int main() { std::puts("built"); }
