"""A script of the kind that people paste."""

from transformers import AutoModelForCausalLM

model = AutoModelForCausalLM.from_pretrained(
    "internlm/internlm-chat-7b",
    device_map="auto",
    trust_remote_code=True,
).half().cuda()
