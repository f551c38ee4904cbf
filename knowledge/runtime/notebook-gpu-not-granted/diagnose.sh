# The check on the messages of three services.
unset COLAB_RELEASE_TAG KAGGLE_KERNEL_RUN_TYPE SPACE_ID
check() { echo "$1" > message.txt; python3 check_session.py message.txt | grep verdict; }
check "You cannot currently connect to a GPU due to usage limits in Colab."
check "No backend with GPU available. Would you like to use a runtime with no accelerator?"
check "Your runtime has been disconnected due to inactivity or reaching its maximum duration."
check "You've exceeded the number of hours allowed to use GPU."
check "gradio.exceptions.Error: 'You have exceeded your GPU quota (60s left vs. 120s requested).'"
check "Your notebook tried to allocate more memory than is available. It has restarted."
