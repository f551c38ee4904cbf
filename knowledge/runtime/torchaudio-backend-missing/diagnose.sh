# A WAV file, a phone recording, a web page saved as WAV, and a path that does not exist.
python3 - <<'CODE'
import wave

with wave.open("sound.wav", "wb") as out:
    out.setnchannels(1), out.setsampwidth(2), out.setframerate(16000)
    out.writeframes(bytes(3200))
open("phone.wav", "wb").write(b"\0\0\0\x1cftypM4A " + bytes(64))
open("page.wav", "w").write("<!DOCTYPE html><html>404</html>")
CODE
for name in sound phone page other; do
  echo "$name.wav"
  python3 check_audio.py $name.wav | grep -E "^file|verdict: (file|format)"
done
