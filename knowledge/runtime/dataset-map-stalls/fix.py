from datasets import Dataset

from reproduce import busiest

if __name__ == "__main__":
    texts = ["short"] * 900 + ["a long conversation " * 50] * 100
    rows = Dataset.from_dict({"text": texts}).shuffle(seed=1).flatten_indices()
    print("shuffled: the busier process has under 65 % of the text:", busiest(rows) < 0.65)
