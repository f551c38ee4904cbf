"""accepts_loss_kwargs = False tells Trainer not to pass it."""

from classifier import Classifier, trainer

model = Classifier()
model.accepts_loss_kwargs = False
print("steps:", trainer(model).train().global_step)
