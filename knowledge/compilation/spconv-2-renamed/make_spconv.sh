# Write spconv/, which has the modules of spconv 2 and nothing in them, and net.py, which was written for spconv 1.
mkdir -p site/spconv/pytorch
echo '__version__ = "2.3.6"' > site/spconv/__init__.py
echo 'class SparseModule: ...' > site/spconv/pytorch/__init__.py
mkdir -p "site/spconv_cu118-2.3.6.dist-info"
printf 'Metadata-Version: 2.1\nName: spconv-cu118\nVersion: 2.3.6\n' > site/spconv_cu118-2.3.6.dist-info/METADATA
printf 'import spconv\n\nclass Block(spconv.SparseModule): ...\n' > net.py
export PYTHONPATH="$PWD/site"
