"""The check on four data sets for a model that takes tokens and labels."""

from check_columns import verdict

accepted = {"input_ids", "attention_mask", "labels"}
for columns, rows in ((["text", "audio"], 9), (["input_ids", "attention_mask"], 9), (["input_ids", "labels"], 0), (["input_ids", "labels"], 9)):
    print("verdict:", verdict(columns, rows, accepted))
