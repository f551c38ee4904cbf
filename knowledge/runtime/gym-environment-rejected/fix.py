import gymnasium as gym
from gymnasium import spaces


class Corridor(gym.Env):
    """The same environment for gym 0.26 and for gymnasium."""

    def __init__(self):
        self.action_space = spaces.Discrete(2)
        self.observation_space = spaces.Discrete(5)

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.place = 0
        return self.place, {}

    def step(self, action):
        self.place = min(4, self.place + int(action))
        return self.place, 0.0, self.place == 4, False, {}


gym.register("Corridor-v0", entry_point=Corridor)
env = gym.make("Corridor-v0")
place, info = env.reset(seed=0)
done = False
while not done:
    place, reward, terminated, truncated, info = env.step(1)
    done = terminated or truncated
print("reached:", place)
