void scale(float *values, long count) {
    for (long i = 0; i < count; i++) values[i] *= 2;
}
