#include <cassert>
#include <chrono>
#include <cstdlib>
#include <stdexcept>
#include <thread>

using namespace std::chrono_literals;

extern "C" {

void throw_to_c() { throw std::runtime_error("no such column"); }

void throw_in_thread() {
    std::thread worker([] { throw std::runtime_error("lost the reader"); });
    worker.join();
}

void forget_thread() {
    std::thread worker([] {});
    std::this_thread::sleep_for(10ms);
}

void check(int columns) { assert(columns > 0); }

// A thread of its own has a heap of its own, whatever Python left in the first one.
void free_twice() {
    std::thread([] {
        void *block = malloc(2000);
        free(block);
        free(block);
    }).join();
}

// Zeroed, because what lies before the wrong address is read as the size of a block.
void free_inside() {
    char *block = static_cast<char *>(calloc(1, 64));
    char *volatile inside = block + 8;
    free(inside);
}

void overrun_stack() {
    char name[8];
    char *volatile target = name;
    for (int i = 0; i < 64; i++) target[i] = 'x';
}

void say_nothing() { abort(); }
}
