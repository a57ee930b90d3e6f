// tresse: flags -O0 -g
// Ackermann, Hanoi, permutations, mutual recursion.
#include <stdio.h>

static unsigned calls;

static unsigned ackermann(unsigned m, unsigned n) {
  calls++;
  if (m == 0)
    return n + 1;
  if (n == 0)
    return ackermann(m - 1, 1);
  return ackermann(m - 1, ackermann(m, n - 1));
}

static int moves;

static void hanoi(int n, char from, char by, char to) {
  if (n == 0)
    return;
  hanoi(n - 1, from, to, by);
  if (++moves <= 3)
    printf("%c->%c ", from, to);
  hanoi(n - 1, by, from, to);
}

static void permute(char *s, int from, int n) {
  if (from == n) {
    printf("%s ", s);
    return;
  }
  for (int i = from; i < n; i++) {
    char t = s[from];
    s[from] = s[i];
    s[i] = t;
    permute(s, from + 1, n);
    s[i] = s[from];
    s[from] = t;
  }
}

static int is_odd(int n);

static int is_even(int n) {
  return n == 0 ? 1 : is_odd(n - 1);
}

static int is_odd(int n) {
  return n == 0 ? 0 : is_even(n - 1);
}

static long fibonacci(int n) {
  return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

int main(void) {
  unsigned a = ackermann(2, 3);
  printf("%u %u\n", a, calls);
  a = ackermann(3, 3);
  printf("%u %u\n", a, calls);
  hanoi(7, 'a', 'b', 'c');
  printf("%d\n", moves);
  char s[] = "abc";
  permute(s, 0, 3);
  printf("\n%d %d %ld\n", is_even(50), is_odd(50), fibonacci(15));
  return 0;
}
