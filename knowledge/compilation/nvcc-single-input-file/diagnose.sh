# Run the check on the three commands, and on a good one.
cat > build.log << 'END'
nvcc -c my project/kernel.cu -o kernel.o
"C:\Program Files\NVIDIA GPU Computing Toolkit\CUDA\v12.4\bin\nvcc.exe" -ccbin "C:\Program Files\MSVC\bin" -x cu /EHsc -o kernel.obj "C:\my project\kernel.cu"
nvcc -c kernel.cu -I -D GOOGLE_CUDA=1 -o kernel.o
nvcc -c "my project/kernel.cu" -I"my project/include" -Xcompiler "/EHsc /W3" -o kernel.o
END
python3 check_nvcc_command.py build.log
