# Three models: one that is sound, one whose rows see each other, and one in bfloat16.
python3 batch_check.py | grep -E 'parts|weights|^again'
leak='class Centered(torch.nn.Module):\n    def forward(self, x):\n        return x - x.mean(0)\n'
sed -e "s/^torch.manual_seed(0)/$leak\ntorch.manual_seed(0)/" -e 's/Sequential(/Sequential(Centered(), /' batch_check.py > leak.py
python3 leak.py | grep beside.another.input | sed 's,e+00,,'
sed -e 's/^first, second = .*/model.bfloat16(); first, second = torch.randn(8).bfloat16(), torch.randn(8).bfloat16()/' \
    -e 's/torch.stack(inputs)/torch.stack(inputs).to(model[0].weight.dtype)/' batch_check.py > half.py
python3 half.py | grep -E 'weights|^again'
