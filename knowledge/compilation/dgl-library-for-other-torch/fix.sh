# Install the torch that dgl has a library for. A changed release stands for pip install torch==2.2.1.
. ./make_site.sh
rm -r site/torch-2.2.2.dist-info
package torch 2.2.1
python3 -c "import dgl"
