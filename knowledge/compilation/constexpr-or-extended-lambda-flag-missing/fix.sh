# Add the flags through the environment, without a change of the project's build files.
export NVCC_APPEND_FLAGS="--expt-relaxed-constexpr --extended-lambda"
nvcc -std=c++17 -c limit.cu && ls limit.o
nvcc -std=c++17 -c lambda.cu && ls lambda.o
