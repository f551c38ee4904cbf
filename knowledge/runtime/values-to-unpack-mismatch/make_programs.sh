# Six programs, each with another right side.
cat > gray.py << 'END'
import torch
img = torch.zeros(480, 640)
h, w, c = img.shape
END
cat > nobatch.py << 'END'
import torch
x = torch.zeros(32, 1024)
b, t, d = x.size()
END
cat > loader.py << 'END'
import torch
data = torch.utils.data.TensorDataset(torch.rand(4, 3), torch.zeros(4))
loader = torch.utils.data.DataLoader(data, batch_size=2)
for i, (images, labels, names) in enumerate(loader):
    pass
END
cat > batch.py << 'END'
import torch
data = torch.utils.data.TensorDataset(torch.rand(4, 3), torch.zeros(4))
batch = next(iter(torch.utils.data.DataLoader(data, batch_size=2)))
images, labels, names = batch
END
mkdir -p oldgame && touch oldgame/__init__.py
cat > oldgame/__init__.py << 'END'
class Game:
    def step(self, action):
        return 0, 1.0, False, False, {}
END
cat > step.py << 'END'
import oldgame
env = oldgame.Game()
state, reward, done, info = env.step(0)
END
cat > attention.py << 'END'
import torch
q = torch.rand(3, 2, 4, 8)
output, weights = torch.nn.functional.scaled_dot_product_attention(q, q, q)
END
