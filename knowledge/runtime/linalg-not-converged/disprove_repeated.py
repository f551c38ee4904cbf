"""Take the SVD of matrices that are ill-conditioned or have repeated singular values."""

import torch

near = 1 / (torch.arange(40)[:, None] + torch.arange(40) + 1.0)
matrices = {
    "identity": torch.eye(50),
    "zeros": torch.zeros(50, 50),
    "ones": torch.ones(50, 50),
    "Hilbert matrix": near,
    "Hilbert matrix times 1e-30": near * 1e-30,
    "Hilbert matrix times 1e30": near * 1e30,
    "nan on the diagonal": near.clone().fill_diagonal_(torch.nan),
}
for name, matrix in matrices.items():
    try:
        u, s, vh = torch.linalg.svd(matrix)
    except torch.linalg.LinAlgError as error:
        print(f"{name}: {str(error).partition(' because')[0]}")
    else:
        print(f"{name}: error below 1e-5: {bool((u * s @ vh - matrix).abs().max() <= 1e-5 * s[0])}")
