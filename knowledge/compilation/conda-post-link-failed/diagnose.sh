# The verdict on the texts of four threads, and on one without its output.
read_text() { printf 'LinkError: post-link script failed for package %s\n%s\n' "$1" "$2" | python read_link_error.py -; }
read_text conda-forge::cudatoolkit-11.8.0-h09e9e62_13 "stderr: 'chcp' is not recognized as an internal or external command,"
read_text conda-forge::cudatoolkit-dev-11.2.2-py39h3811e60_0 'stdout: Log file not open.'
read_text conda-forge::cudatoolkit-dev-11.2.2-py39h3811e60_0 'Ensure there is enough space in /tmp and that the installation package is not corrupt'
read_text conda-forge::cudatoolkit-dev-10.1.243-h516909a_1 '    extractor.download_blobs()'
read_text conda-forge::cudatoolkit-dev-11.4.0-py39h3811e60_1 'location of failed script: /opt/conda/bin/.cudatoolkit-dev-post-link.sh'
