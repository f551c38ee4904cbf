# A class of other code, and two of transformers.
python3 check_attention.py own_model.OwnModel transformers.T5Model transformers.DebertaV2Model
