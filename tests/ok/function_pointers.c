// tresse: flags -O0 -g
// Function pointers: tables, arguments, results, comparisons.
#include <stdio.h>
#include <stdlib.h>

typedef int (*operation)(int, int);

static int add(int a, int b) { return a + b; }
static int subtract(int a, int b) { return a - b; }
static int multiply(int a, int b) { return a * b; }

static const struct {
  char sign;
  operation run;
} table[] = { { '+', add }, { '-', subtract }, { '*', multiply } };

static operation find(char sign) {
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (table[i].sign == sign)
      return table[i].run;
  return NULL;
}

static int fold(operation f, int start, const int *a, int n) {
  for (int i = 0; i < n; i++)
    start = f(start, a[i]);
  return start;
}

struct shape {
  const struct methods *methods;
  double a, b;
};
struct methods {
  const char *name;
  double (*area)(const struct shape *);
};

static double rectangle_area(const struct shape *s) { return s->a * s->b; }
static double triangle_area(const struct shape *s) { return s->a * s->b / 2; }
static const struct methods rectangle = { "rectangle", rectangle_area };
static const struct methods triangle = { "triangle", triangle_area };

static void bye(void) {
  printf("bye\n");
}

static void see_you(void) {
  printf("see you\n");
}

int main(void) {
  const int numbers[] = { 1, 2, 3, 4, 5 };
  printf("%d %d\n", fold(add, 0, numbers, 5), fold(find('*'), 1, numbers, 5));
  printf("%d %d\n", find('-')(7, 9), find('/') == NULL);
  operation f = add;
  printf("%d %d\n", f == find('+'), f == subtract);
  f = &subtract;
  printf("%d %d\n", (*f)(3, 1), (**f)(3, 2));
  struct shape shapes[] = { { &rectangle, 2, 3 }, { &triangle, 2, 3 } };
  for (int i = 0; i < 2; i++)
    printf("%s %g\n", shapes[i].methods->name, shapes[i].methods->area(&shapes[i]));
  atexit(bye);
  atexit(see_you);
  return 0;
}
