# Set a default after project(), guarded by NOT DEFINED.
mkdir late && cp main.cu late
cat > late/CMakeLists.txt <<'CMAKE'
cmake_minimum_required(VERSION 3.18)
project(demo LANGUAGES CUDA)
if(NOT DEFINED CMAKE_CUDA_ARCHITECTURES)
  set(CMAKE_CUDA_ARCHITECTURES 90)
endif()
message(STATUS "architectures: ${CMAKE_CUDA_ARCHITECTURES}")
add_executable(demo main.cu)
CMAKE
cmake -S late -B late/build | grep architectures
