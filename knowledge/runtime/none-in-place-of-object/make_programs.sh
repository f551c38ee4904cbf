# Five programs, each with a None of another origin; cv2.py is a stand-in that reads nothing.
echo 'def imread(path, flags=1): return None' > cv2.py
cat > image.py << 'END'
import cv2
img = cv2.imread("both.jpg", 1)
height, width = img.shape[:2]
END
cat > direct.py << 'END'
import cv2
rgb = cv2.imread("both.jpg", 1)[:, :, ::-1]
END
cat > gradient.py << 'END'
import torch
unused = torch.nn.Linear(2, 2)
for p in unused.parameters():
    p.grad.data.mul_(0.5)
END
cat > setting.py << 'END'
import argparse
parser = argparse.ArgumentParser()
parser.add_argument("--lr", type=float)
args = parser.parse_args()
lr = 0.1 * args.lr
END
cat > result.py << 'END'
import torch
class Net(torch.nn.Module):
    def forward(self, x):
        x = x * 2
outputs = Net()(torch.ones(2, 3))
loss = torch.nn.functional.cross_entropy(outputs.log(), torch.ones(2).long())
END
cat > data.py << 'END'
row = {"tools": None}
tools = row["tools"]
for tool in tools:
    print(tool)
END
