# Switch off torch's checks of the compiler, as some answers advise.
export TORCH_DONT_CHECK_COMPILER_ABI=1
bash reproduce.sh
