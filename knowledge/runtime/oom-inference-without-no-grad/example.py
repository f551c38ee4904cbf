"""An evaluation loop of the kind that people paste."""


def evaluate(model, loader):
    model.eval()
    predictions = []
    for batch in loader:
        predictions.append(model(batch.cuda()))
    return predictions


@torch.no_grad()
def validate(model, loader):
    return [model(batch.cuda()).cpu() for batch in loader]
