#include <stdarg.h>
#include <stdio.h>

int sum(int n, ...) {
    va_list list, copy;
    va_start(list, n);
    va_copy(copy, list);
    int total = 0;
    for (int i = 0; i < n; i++)
        total += va_arg(list, int);
    double d = va_arg(copy, double);
    long double l = va_arg(copy, long double);
    va_end(copy);
    va_end(list);
    return total + (int)d + (int)l;
}

int forward(const char *format, ...) {
    va_list list;
    va_start(list, format);
    int n = vprintf(format, list);
    va_end(list);
    return n;
}

int call_all(int (*function)(const char *, ...), short s, float f) {
    int old();
    return function("%d %f %s\n", s, f, "text") + sum(2, 1, 2) + old(1, 2.0) + forward("%%");
}
