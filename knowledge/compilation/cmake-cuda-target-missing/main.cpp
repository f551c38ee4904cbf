#include <cstdio>
int main() { std::puts("linked"); }
