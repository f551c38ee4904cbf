"""Three trainers in the place of a library's and a project's."""


class Trainer:
    def training_step(self, model, inputs, num_items_in_batch=None):
        return self.compute_loss(model, inputs, num_items_in_batch=num_items_in_batch)

    def compute_loss(self, model, inputs, return_outputs=False, num_items_in_batch=None):
        return 0.0


class Older(Trainer):
    def training_step(self, model, inputs):
        return 1.0

    def compute_loss(self, model, inputs, return_outputs=False):
        return 1.0


class Newer(Trainer):
    def compute_loss(self, model, inputs, return_outputs=False, **kwargs):
        return 1.0
