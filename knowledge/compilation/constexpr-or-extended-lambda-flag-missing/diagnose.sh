# Build both files, one of them with its flag, and read the log.
{
  echo "nvcc -std=c++17 -c limit.cu"; nvcc -std=c++17 -c limit.cu
  echo "nvcc -std=c++17 --extended-lambda -c lambda.cu"; nvcc -std=c++17 --extended-lambda -c lambda.cu
} > build.log 2>&1
bash find_flags.sh build.log
