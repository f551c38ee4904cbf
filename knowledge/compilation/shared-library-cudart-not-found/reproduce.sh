# Import a module whose library is on the disk, in a folder that the loader does not know.
bash build.sh
python -c "import demo"
