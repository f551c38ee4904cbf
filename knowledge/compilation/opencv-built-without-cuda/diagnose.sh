# Build information of four builds: PyPI, without cuDNN, with an old architecture, for other GPUs.
build() {
  printf '  NVIDIA CUDA:  %s\n    NVIDIA GPU arch:  %s\n  cuDNN:  %s\n' "$2" "$3" "$4" > "$1.txt"
}
printf '  Version control:               4.13.0\n' > wheel.txt
build no-cudnn 'YES (ver 11.6)' '75 86' 'NO'
build old-arch 'YES (ver 10.1)' '30 35 75' 'YES (ver 7.6.5)'
build pascal 'YES (ver 10.0, CUFFT CUBLAS)' '60 61' 'YES (ver 7.6.5)'
for name in wheel no-cudnn old-arch pascal; do
  echo "$name"
  python3 check_opencv.py "$name.txt"
done
