# Ask for the line that matters in four logs.
cat > label.log << 'END'
  File "train.py", line 12, in <module>
InvalidArgumentError: Graph execution error:
Node: 'loss/SparseSoftmaxCrossEntropyWithLogits'
Received a label value of 10 which is outside the valid range of [0, 10).  Label values: 3 10 7
	 [[{{node loss/SparseSoftmaxCrossEntropyWithLogits}}]] [Op:__inference_train_function_840]
END
cat > index.log << 'END'
InvalidArgumentError: Graph execution error:
indices[0,57] = 1544 is not in [0, 1498)
	 [[{{node sequential/embedding/embedding_lookup}}]] [Op:__inference_train_function_8141]
END
cat > device.log << 'END'
InternalError: Graph execution error:
Node: 'StatefulPartitionedCall_16'
libdevice not found at ./libdevice.10.bc
	 [[{{node StatefulPartitionedCall_16}}]] [Op:__inference_train_function_900]
END
cat > other.log << 'END'
InvalidArgumentError: Graph execution error:
Key: image.  Can't parse serialized Example.
	 [[{{node ParseSingleExample}}]]
END
for log in label index device other; do
  python find_line.py $log.log
done
