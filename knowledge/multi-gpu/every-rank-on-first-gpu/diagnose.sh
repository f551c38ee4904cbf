# Four scripts: one without set_device, one that loads a checkpoint, one that does both late, and a sound one.
cat > plain.py <<'END'
model = model.cuda()
torch.cuda.empty_cache()
END
cat > resume.py <<'END'
torch.cuda.set_device(local_rank)
model.load_state_dict(torch.load("model.pt")["model"])
END
cat > late.py <<'END'
noise = torch.zeros(8, device="cuda")
torch.cuda.set_device(local_rank)
state = torch.load("model.pt")
END
cat > sound.py <<'END'
torch.cuda.set_device(local_rank)
state = torch.load("model.pt", map_location="cpu")
model = model.cuda()
END
for file in plain resume late sound; do python3 find_first_card.py $file.py; done
