"""Tell how often ordinary logs hold a word, by those of healthy programs under tests/data/healthy.

A scan reads each line that holds a required word of a signature, so a common one makes it slow.
"""

# At least one line in so many holds each of these, of all logs or of a log on average.
LINES = {
    20: (
        "-11 .cc: .h .so /c++ /include/ /lib /usr/include/ 0/ 3. NCCL ]: all an as at ation "
        "bin c++ c++/ cu cuda ed es for get he in ind ine ing ip is it kernel lib loss lt "
        "make ne no node nv oad ode on orch oss ot pip ran rank se so step tep time to torch "
        "type un us use ut wo ystem"
    ),
    100: (
        "'> ), ): .cpython .cu .o /gcc /python /torch 0x 10. 11. 12. 8. CMake CUDA Err Error "
        "Kernel Module NET/IB Set TH [0] [] _C __ _driver _ext ag ail and are ata atch buffer "
        "build but by byte bytes c10 checkpoint copy cpp cuda- cuda_ device distributed do e- "
        "each eader emd ensor epoch eq err error etadata ext found from froze frozen gcc gets "
        "grad_norm graph head if import inf install int istributed ld load low make' max mm "
        "ms name= nccl nccl- need nitiali norm not nvidia nvidia- oading ob of one ore ost "
        "our out over ow pc per pile poch ptxas python rad rain ram read return ring rocess "
        "rror run scale sing sit size sm sm_ sp stage stall tensor the til timeout too "
        "torch/distributed/ torch/distributed/launch torchinductor_ ttem tun txas up used "
        "using util vidia with"
    ),
    400: (
        "). -packages/ /g++ 7.0 Compiling Device Double Driver Func Function GPU Int LA Link "
        "Loaded NCCL_ ON PATH Process Rank T4 Using alidation aster ations att auto backend "
        "before bin/nvcc builtin can cmake: connect container core cpu create cudart does "
        "dtype esh failed failure find g++ has iB ight ingle jax libpython libpython3. limit "
        "may memory mov multi nvcc oader ocker oes ompiling optimi path peer power program "
        "reason reduce remote requires requires_grad rogram sage scatter see site-packages/ "
        "size. src symbol task torch/_inductor/ torch/distributed/elastic turns ulti unning "
        "untime updat usage v1 version very while write xla"
    ),
}
_SHARES = {word: 1000 // lines for lines, words in LINES.items() for word in words.split()}
# NCCL of many ranks writes a line for each channel: "Channel 07/0 : 1[0] -> 2[1] via P2P/CUMEM".
_SHARES["-> 2"] = 300
# What a word that is not listed stands in, by its length.
_SHORT = {0: 1000, 1: 300, 2: 30, 3: 1}
# The same of a number: steps, ports and process ids count through all of them.
_NUMBER = {1: 1000, 2: 300, 3: 50, 4: 5}


def share_of(word: str) -> int:
    """Return in how many of a thousand lines of an ordinary log `word` is expected."""
    bare = word.strip()
    by_length = _NUMBER if bare.isdecimal() else _SHORT
    return _SHARES.get(bare, by_length.get(len(bare), 0))
