// tresse: flags -O0 -g
// Structs by value: small, large, mixed, nested, returned and passed on.
#include <stdio.h>

struct point {
  int x, y;
};
struct mixed {
  char c;
  double d;
};
struct floats {
  float a, b, c;
};
struct large {
  long a[6];
  struct point p;
};
struct one {
  short s;
};

static struct point swap(struct point p) {
  return (struct point){ p.y, p.x };
}

static struct mixed shift(struct mixed m, int n) {
  m.c = (char)(m.c + n);
  m.d *= n;
  return m;
}

static struct floats rotate(struct floats f) {
  return (struct floats){ f.b, f.c, f.a };
}

static struct large fill(long from, struct point p) {
  struct large l;
  for (int i = 0; i < 6; i++)
    l.a[i] = from + i;
  l.p = p;
  return l;
}

static long total(struct large l) {
  long sum = l.p.x + l.p.y;
  for (int i = 0; i < 6; i++)
    sum += l.a[i];
  l.a[0] = -1; // the caller's stays as it is
  return sum;
}

static struct one next(struct one o) {
  o.s++;
  return o;
}

static int many(int a, struct point b, double c, struct mixed d, int e, struct point f, int g) {
  return a + b.x * 2 + b.y * 3 + (int)c + d.c + (int)d.d + e + f.x + f.y + g;
}

int main(void) {
  struct point p = swap((struct point){ 1, 2 });
  printf("%d %d\n", p.x, p.y);
  struct mixed m = shift((struct mixed){ 'a', 1.5 }, 3);
  printf("%c %g\n", m.c, m.d);
  struct floats f = rotate((struct floats){ 1, 2, 3 });
  printf("%g %g %g\n", f.a, f.b, f.c);
  struct large l = fill(10, p);
  printf("%ld %ld %ld\n", total(l), l.a[0], total(fill(1, swap(p))));
  printf("%d\n", next(next((struct one){ 32000 })).s);
  printf("%d\n", many(1, p, 2.9, m, 4, swap(p), 5));
  struct large array[3] = { l, fill(0, p) };
  array[2] = array[1];
  array[1].p.x = 99;
  printf("%d %d %ld\n", array[2].p.x, array[1].p.x, total(array[2]));
  return 0;
}
