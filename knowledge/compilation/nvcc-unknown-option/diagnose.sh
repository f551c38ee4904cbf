# Ask for an option of g++ in the old and the new form of the message, one of nvcc, a standard, and a misspelled one.
for option in fopenmp -Wall -generate-dependencies-with-compile c++99 -expt-extended-lamda; do
  echo "$option"
  python3 check_nvcc_option.py "$option" | grep -e accepts -e verdict
done
