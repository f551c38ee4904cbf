# The check on lines that users posted, and on one that it does not know.
echo '[h264_nvenc @ 0] Driver does not support the required nvenc API version. Required: 13.0 Found: 12.2' > api
echo '[h264_nvenc @ 0] OpenEncodeSessionEx failed: out of memory (10): (no details)' > sessions
echo '[h264_nvenc @ 0] OpenEncodeSessionEx failed: unsupported device (2)' > unsupported
echo 'm_nvenc.nvEncOpenEncodeSessionEx(&encodeSessionExParams, &hEncoder) returned error 10' > sdk
echo '[jim-nvenc] init_encoder_h264: nv.nvEncInitializeEncoder() failed: 8 (NV_ENC_ERR_INVALID_PARAM)' > obs
echo '[h264_nvenc @ 0] Failed creating CUDA context for NVENC: 0x2' > full
echo '[hevc_nvenc @ 0] Cannot load libnvidia-encode.so.1' > library
echo '[hevc @ 0] Cannot allocate memory' > other
python3 check_nvenc.py api sessions unsupported sdk obs full library other | grep -v 'encoders in use'
