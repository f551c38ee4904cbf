# Import a dgl that has no library for the installed torch.
. ./make_site.sh
python3 -c "import dgl"
