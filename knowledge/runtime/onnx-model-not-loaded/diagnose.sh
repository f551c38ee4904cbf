# The files of the reproduction, and one that loads.
python reproduce.py > words.txt
python -c 'import reproduce; reproduce.write("good.onnx")' > words.txt
for name in none pointer custom unknown ir opset good; do
  echo "$name: $(python check_onnx.py $name.onnx)" | sed "s,$PWD,FOLDER,g; s/onnxruntime [0-9.]*/onnxruntime/; s/takes [0-9]*/takes fewer/"
done
