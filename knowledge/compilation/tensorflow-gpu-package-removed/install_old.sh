pip install --upgrade pip
pip install tensorflow-gpu==1.15.0
