# Four calls: the old one, the new one, an istft, and a call of librosa, which is another function.
mkdir -p project
cat > project/mel.py <<'CODE'
import librosa
import torch

spec = torch.stft(y, n_fft, window=torch.hann_window(n_fft), onesided=True)
good = torch.stft(y, n_fft, window=window, return_complex=True)
wave = torch.istft(spec, n_fft, window=window)
mel = librosa.stft(y)
CODE
python3 find_stft.py project
