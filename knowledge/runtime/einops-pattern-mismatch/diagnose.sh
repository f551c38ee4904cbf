# Three messages: an axis that cannot be divided, too few dimensions, and sizes that contradict each other.
cat > divide.txt <<'TEXT'
 Error while processing rearrange-reduction pattern "b c (h ph) (w pw) -> b (h w) (c ph pw)".
 Input tensor shape: torch.Size([1, 16, 96, 173]). Additional info: {'ph': 2, 'pw': 2}.
TEXT
cat > dimensions.txt <<'TEXT'
 Error while processing rearrange-reduction pattern "B N (A T) -> B N A T".
 Input tensor shape: torch.Size([23, 2000]). Additional info: {'T': 200}.
TEXT
cat > other.txt <<'TEXT'
 Error while processing rearrange-reduction pattern "B (T S) N C -> (B S) N T C".
 Input tensor shape: torch.Size([1, 15552, 40, 128]). Additional info: {'T': 21, 'S': 740, 'N': 40, 'C': 128}.
TEXT
for name in divide dimensions other; do python3 explain_einops.py $name.txt; done
