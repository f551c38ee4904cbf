from dataclasses import dataclass, field


@dataclass
class Optimizer:
    lr: float = 0.001


@dataclass
class Config:
    optimizer: Optimizer = field(default_factory=Optimizer)


one, other = Config(), Config()
one.optimizer.lr = 0.1
print(f"lr of one: {one.optimizer.lr}, of the other: {other.optimizer.lr}")
