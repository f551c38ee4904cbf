#pragma once
#include <vector>

struct Geometry {
    uint32_t *tiles;
    static bool aligned(void *chunk) { return reinterpret_cast<std::uintptr_t>(chunk) % 128 == 0; }
};
