# Before find_package(Torch): give the old target the headers of NVTX 3, where the toolkit has no old library.
find_package(CUDAToolkit REQUIRED)
if(NOT TARGET CUDA::nvToolsExt)
  add_library(CUDA::nvToolsExt INTERFACE IMPORTED)
  target_include_directories(CUDA::nvToolsExt SYSTEM INTERFACE ${CUDAToolkit_INCLUDE_DIRS})
  target_compile_definitions(CUDA::nvToolsExt INTERFACE TORCH_CUDA_USE_NVTX3)
  target_link_libraries(CUDA::nvToolsExt INTERFACE ${CMAKE_DL_LIBS})
endif()
