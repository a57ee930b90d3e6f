// tresse: flags -O0 -g
// What printf can do.
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
  printf("[%d] [%5d] [%-5d] [%05d] [%+d] [% d]\n", 42, 42, 42, 42, 42, 42);
  printf("[%d] [%5d] [%-5d] [%05d] [%.4d]\n", -42, -42, -42, -42, -42);
  printf("[%u] [%x] [%X] [%o] [%#x] [%#o] [%08x]\n", 3000000000u, 48879u, 48879u, 511u, 255u, 8u, 0xbeefu);
  printf("[%hhd] [%hd] [%ld] [%lld]\n", (signed char)-1, (short)-300, LONG_MIN, LLONG_MAX);
  printf("[%hhu] [%hu] [%lu] [%llu]\n", (unsigned char)255, (unsigned short)65535, ULONG_MAX, ULLONG_MAX);
  printf("[%zu] [%td] [%jd]\n", sizeof(int), (ptrdiff_t)-5, (intmax_t)INT64_MIN);
  printf("[%c] [%3c] [%-3c]\n", 'a', 'b', 'c');
  printf("[%s] [%8s] [%-8s] [%.2s] [%8.3s]\n", "text", "text", "text", "text", "text");
  printf("[%*d] [%-*d] [%.*f]\n", 6, 1, 6, 2, 3, 2.5);
  printf("[%f] [%.0f] [%.1f] [%10.3f] [%-10.3f] [%+.2f]\n", 3.14159265, 2.5, 0.05, -1.5, -1.5, 1.0);
  printf("[%e] [%.2e] [%E]\n", 12345.678, 0.00012345, 1e100);
  printf("[%g] [%g] [%g] [%g] [%.3g] [%#g]\n", 100000.0, 1000000.0, 0.0001, 0.00001, 1234.5, 1.0);
  printf("[%f] [%g] [%5.1f] [%f]\n", 0.0, -0.0, 1.0 / 3, 1e15);
  printf("[%f] [%F] [%e]\n", __builtin_inf(), -__builtin_inf(), 0.0);
  printf("[%.20f] [%.17g]\n", 0.1, 0.1);
  printf("[%%] [%5s] [%d%d]\n", "", 1, 2);
  char buffer[16];
  int n = snprintf(buffer, sizeof buffer, "%s-%d", "a long string", 12345);
  printf("%d [%s]\n", n, buffer);
  n = sprintf(buffer, "%03d", 7);
  printf("%d [%s]\n", n, buffer);
  printf("%d\n", printf("eight...\n") - 1);
  puts("puts");
  putchar('p');
  putchar('\n');
  fprintf(stdout, "to %s\n", "stdout");
  return 0;
}
