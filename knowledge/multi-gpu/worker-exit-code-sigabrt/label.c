#include <stdlib.h>

static char *label;

void set_label(char fill, int length) {
    label = malloc(5000);
    for (int i = 0; i < length; i++) label[i] = fill;
}

void clear_label(void) {
    free(label);
}
