# Run the check with four environments: packages of pip that disagree, LD_LIBRARY_PATH, conda, and nothing.
package() { mkdir -p "$1" && printf 'Metadata-Version: 2.1\nName: %s\nVersion: %s\n' "$2" "$3" > "$1/METADATA"; }
package "site/nvidia_cudnn_cu12-9.1.0.70.dist-info" nvidia-cudnn-cu12 9.1.0.70
package "site/torch-2.6.0.dist-info" torch 2.6.0
echo 'Requires-Dist: nvidia-cudnn-cu12 (==9.1.0.70) ; platform_system == "Linux"' >> site/torch-2.6.0.dist-info/METADATA
package "site/jax_cuda12_plugin-0.6.0.dist-info" jax-cuda12-plugin 0.6.0
echo 'Requires-Dist: nvidia-cudnn-cu12 (<10.0,>=9.8) ; extra == "with-cuda"' >> site/jax_cuda12_plugin-0.6.0.dist-info/METADATA
mkdir -p old/lib && touch old/lib/libcudnn.so.8.1.1 && ln -sf libcudnn.so.8.1.1 old/lib/libcudnn.so.8
check() { python3 -S check_cudnn_owners.py | grep -v '^system'; }
unset LD_LIBRARY_PATH CONDA_PREFIX
PYTHONPATH=site check
LD_LIBRARY_PATH=old/lib check
CONDA_PREFIX=old check
check
