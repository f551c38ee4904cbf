echo '__kernel void fill(__global float *x) {
    __local float y[64];
    y[get_local_id(0) % 64] = 1.0f;
    x[get_global_id(0)] = y[0];
}' > fill.cl
python limits.py fill.cl
