// Ask this GPU and driver for what they refuse, and print each answer.
#include <cstdio>
#include <cuda_runtime.h>

static int refused = 0;

static void report(const char *what, cudaError_t error) {
    std::printf("%s: CUDA error %d: %s\n", what, error, cudaGetErrorString(error));
    refused |= error == cudaErrorNotSupported;
}

int main() {
    cudaSetDevice(0);
    cudaGraph_t graph, copy;
    cudaGraphCreate(&graph, 0);
    cudaMemAllocNodeParams memory = {};
    memory.poolProps.allocType = cudaMemAllocationTypePinned;
    memory.poolProps.location = {cudaMemLocationTypeDevice, 0};
    memory.bytesize = 1 << 20;
    cudaGraphNode_t node;
    report("graph that allocates memory", cudaGraphAddMemAllocNode(&node, graph, nullptr, 0, &memory));
    report("its clone", cudaGraphClone(&copy, graph));
    cudaGraphExec_t first, second;
    report("its first instance", cudaGraphInstantiate(&first, graph, 0));
    report("its second instance", cudaGraphInstantiate(&second, graph, 0));
    char page[4096];
    cudaExternalMemoryHandleDesc shared = {};
    shared.type = cudaExternalMemoryHandleTypeOpaqueWin32;
    shared.handle.win32.handle = page;
    shared.size = sizeof page;
    cudaExternalMemory_t imported;
    report("memory of Windows", cudaImportExternalMemory(&imported, &shared));
    return refused;
}
