from find_gathered import lines_of

OUTSIDE = """
model = Net().cuda()
model = nn.DataParallel(model)
for inputs, targets in loader:
    outputs = model(inputs.cuda())
    loss = criterion(outputs, targets.cuda())
"""
INSIDE = """
self.net = torch.nn.DataParallel(WithLoss(Net(), criterion)).cuda()
losses = self.net(inputs, targets)
"""
for text in (OUTSIDE, INSIDE):
    for line, what in lines_of(text):
        print(f"{line}: {what}")
