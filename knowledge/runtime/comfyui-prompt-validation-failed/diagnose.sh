# The check on the log of the reproduction, and on lines of public threads.
python3 reproduce.py > comfyui.log
touch models/ae.safetensors
python3 read_validation.py comfyui.log models
cat > threads.log <<'END'
* KSampler 3:
  - Return type mismatch between linked nodes: scheduler, received_type(['simple']) mismatch input_type(['simple', 'beta57'])
* LoadImage 516:
  - Custom validation failed for node: image - Invalid image file: 00001-902715564.png
* LoraLoader 12:
  - Value not in list: lora_name: '/media/ComfyUI/models/loras/x.safetensors' not in ['x.safetensors']
* CheckpointLoaderSimple 4:
  - Value not in list: ckpt_name: 'v1-5-pruned-emaonly.ckpt' not in ['v1-5-pruned-emaonly-fp16.safetensors']
END
python3 read_validation.py threads.log
