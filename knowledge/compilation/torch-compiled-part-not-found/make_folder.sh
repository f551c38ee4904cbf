# Make a folder torch of links to the installed one, without its compiled module: bash make_folder.sh FOLDER
installed=$(python3 -c "import importlib.util as u; print(u.find_spec('torch').submodule_search_locations[0])")
mkdir -p "$1/torch"
ln -s "$installed"/* "$1/torch/"
rm "$1"/torch/_C.*
