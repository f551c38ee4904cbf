"""Run a small vision model on prompts whose placeholders do not fit the picture."""

import torch
from transformers import CLIPVisionConfig, LlamaConfig, LlavaConfig, LlavaForConditionalGeneration

torch.manual_seed(0)
PICTURE = 90  # the token that stands for a patch of the picture
vision = CLIPVisionConfig(
    hidden_size=16, intermediate_size=32, num_hidden_layers=2, num_attention_heads=2, image_size=16, patch_size=4
)
text = LlamaConfig(
    vocab_size=100, hidden_size=16, intermediate_size=32, num_hidden_layers=1, num_attention_heads=2, num_key_value_heads=2
)
model = LlavaForConditionalGeneration(
    LlavaConfig(vision_config=vision, text_config=text, image_token_index=PICTURE, image_token_id=PICTURE)
)
pixels = torch.rand(1, 3, 16, 16)  # 16 patches


def run(placeholders):
    """Run the model on a prompt with this many placeholders."""
    ids = torch.tensor([[1, 2, *[PICTURE] * placeholders, 3]])
    return model(input_ids=ids, pixel_values=pixels, attention_mask=torch.ones_like(ids)).logits.shape[1]


print("16 placeholders:", run(16), "positions")
for wrong in (17, 12):
    try:
        run(wrong)
    except ValueError as error:
        print(f"{wrong} placeholders:", str(error).splitlines()[0])
run(0)
