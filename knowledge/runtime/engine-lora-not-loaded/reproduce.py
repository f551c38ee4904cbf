"""Check an adapter of rank 64 against a server with the default maximum, as vLLM's helper does."""


class Adapter:
    """The two values of adapter_config.json that count here."""

    def __init__(self, r, use_dora=False):
        self.r, self.use_dora = r, use_dora

    def validate_legal(self, max_lora_rank=16):
        """Raise an error with everything that the server refuses."""
        refused = ["vLLM does not yet support DoRA."] if self.use_dora else []
        if self.r > max_lora_rank:
            refused.append(f"LoRA rank {self.r} is greater than max_lora_rank {max_lora_rank}.")
        if refused:
            raise ValueError(" ".join(refused))
        print("rank", self.r, "of", max_lora_rank, "is accepted")


Adapter(16).validate_legal()
Adapter(64).validate_legal(max_lora_rank=64)
Adapter(64).validate_legal()
