# Import a module that was compiled on a newer system.
bash build_elsewhere.sh
python -c "import demo"
