# Three folders: old generated code, code of a release to come, and a package without generated code.
mkdir -p old/board new/board none
cp tensor_pb2.py old/board/
printf '%s\n' '# Protobuf Python Version: 99.1.0' 'from google.protobuf import runtime_version' > new/board/x_pb2.py
touch none/plain.py
for folder in old new none; do python3 find_old_pb2.py $folder | tail -n +2; done
