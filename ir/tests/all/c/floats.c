#include <math.h>

float single = 0.1f, infinite = INFINITY, not_a_number = NAN, tiny = 1e-45f;
double values[] = {0.0, -0.0, 1e308, 4.9e-324, 3.141592653589793, -1.5};
long double extended = 1.0L / 3;
_Complex double z = 1.0 + 2.0i;
typedef float float4 __attribute__((vector_size(16)));
typedef int int4 __attribute__((vector_size(16)));
float4 lanes = {1, 2, 3, 4};

float4 combine(float4 a, float4 b, int4 order) {
    float4 c = a * b + lanes;
    c[2] = c[0] - 1;
    int4 less = a < b;
    order ^= less;
    c[order[1] & 3] = 7;
    return __builtin_shufflevector(c, b, 0, 5, 2, 7);
}

long double mixed(float f, double d, long double l, int i, unsigned long u) {
    f = (float)d + i;
    d = f / (double)u;
    l *= d - f;
    i = (int)l;
    u = (unsigned long)d + (unsigned char)f;
    return -l + i + u + fabs(d) + sqrtf(f) + fma(d, d, f);
}

#pragma clang fp contract(fast)
double relaxed(const double *p, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += p[i] * p[i];
    return sum;
}

int classify(double d) {
    if (d != d) return 0;
    if (d < 0 || d >= 1e9) return 1;
    return isinf(d) ? 2 : isnan(d) ? 3 : d == 0;
}

_Complex double multiply(_Complex double a) { return a * z; }
