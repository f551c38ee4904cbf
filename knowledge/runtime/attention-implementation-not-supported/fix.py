"""The same class with the implementation that each class has."""

from own_model import OwnModel, config

OwnModel(config()).save_pretrained("model")
model = OwnModel.from_pretrained("model", attn_implementation="eager")
print("loaded with", model.config._attn_implementation)
