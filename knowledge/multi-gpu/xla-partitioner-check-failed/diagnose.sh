# The verdict on the texts of four threads.
read_text() { printf '%s\n' "$1" | python read_check.py -; }
read_text '2023-07-18 23:43:01.804619: F external/xla/xla/hlo/ir/hlo_sharding.cc:961] Check failed: !IsManual() '
read_text '2024-03-08 23:54:07.022991: F external/xla/xla/hlo/ir/hlo_instruction.h:1830] Check failed: has_sharding()'
read_text 'RET_CHECK failure (external/org_tensorflow/tensorflow/compiler/xla/service/spmd/spmd_partitioner.cc:3779) hlo->has_sharding() Side-effect HLO must have sharding: %rng-get-and-update-state.2 = u64[2]{0} rng-get-and-update-state(), delta=1'
read_text 'F external/xla/xla/pjrt/pjrt_client.h:1128] Check failed: on_device_shape().has_layout()'
