from dataclasses import dataclass


@dataclass
class Optimizer:
    lr: float = 0.001


@dataclass
class Config:
    optimizer: Optimizer = Optimizer()


print(Config())
