"""The rules on other machines: compiled functions are lowered to LLVM's intermediate code and from there to a target.

`lowering` turns rules into one LLVM module without anything of the host in it, `ptx` turns that into kernels for
NVIDIA's GPUs, and `cuda` plays batches and play-outs with them.
"""
