# Set the default of the policy on the command line: cmake_minimum_required has set the policy already.
cmake -S . -B build -DCMAKE_POLICY_DEFAULT_CMP0146=OLD
