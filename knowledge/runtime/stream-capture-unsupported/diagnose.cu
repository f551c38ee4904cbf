// What CUDA itself says of calls inside of a capture, and whether the next capture works.
#include <cstdio>

__global__ void work(int *data) { *data = 1; }

int *data;
cudaStream_t stream, side;
cudaEvent_t fork_event;

void say(const char *label, cudaStreamCaptureMode mode, cudaError_t (*call)()) {
    cudaStreamBeginCapture(stream, mode);
    work<<<1, 1, 0, stream>>>(data);
    cudaError_t inside = call();
    cudaGraph_t graph = nullptr;
    cudaError_t end = cudaStreamEndCapture(stream, &graph);
    cudaGetLastError();
    cudaGraph_t next = nullptr;
    cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal);
    work<<<1, 1, 0, stream>>>(data);
    cudaError_t again = cudaStreamEndCapture(stream, &next);
    std::printf("%s: %d, end of the capture: %d, next capture: %d\n", label, inside, end, again);
}

cudaError_t synchronize() { return cudaStreamSynchronize(stream); }
cudaError_t allocate() { void *more; return cudaMalloc(&more, 1 << 20); }
cudaError_t copy() { int host; return cudaMemcpy(&host, data, 4, cudaMemcpyDeviceToHost); }
cudaError_t legacy() { work<<<1, 1>>>(data); return cudaGetLastError(); }
cudaError_t fork() {
    cudaEventRecord(fork_event, stream);
    cudaStreamWaitEvent(side, fork_event);
    work<<<1, 1, 0, side>>>(data);
    return cudaGetLastError();
}
cudaError_t nothing() { return cudaSuccess; }

int main() {
    cudaMalloc(&data, sizeof(int));
    cudaStreamCreate(&stream);  // blocking: it and the legacy stream wait for each other
    cudaStreamCreate(&side);
    cudaEventCreate(&fork_event);
    work<<<1, 1, 0, stream>>>(data);
    cudaDeviceSynchronize();
    say("a kernel", cudaStreamCaptureModeGlobal, nothing);
    say("synchronize", cudaStreamCaptureModeGlobal, synchronize);
    say("synchronize, relaxed", cudaStreamCaptureModeRelaxed, synchronize);
    say("cudaMalloc", cudaStreamCaptureModeGlobal, allocate);
    say("cudaMalloc, thread-local", cudaStreamCaptureModeThreadLocal, allocate);
    say("cudaMalloc, relaxed", cudaStreamCaptureModeRelaxed, allocate);
    say("cudaMemcpy", cudaStreamCaptureModeGlobal, copy);
    say("a kernel in the legacy stream", cudaStreamCaptureModeGlobal, legacy);
    say("a stream that is not joined", cudaStreamCaptureModeGlobal, fork);
    std::printf("afterwards: %s\n", cudaGetErrorString(cudaDeviceSynchronize()));
}
