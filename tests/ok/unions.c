// tresse: flags -O0 -g
// Unions: the same bytes under several types.
#include <stdint.h>
#include <stdio.h>

union word {
  uint32_t u;
  int32_t i;
  float f;
  uint8_t bytes[4];
  struct {
    uint16_t low, high;
  };
};

enum kind { NUMBER, TEXT, PAIR };

struct value {
  enum kind kind;
  union {
    double number;
    const char *text;
    struct {
      int first, second;
    } pair;
  };
};

static void print(const struct value *v) {
  switch (v->kind) {
  case NUMBER:
    printf("%g\n", v->number);
    break;
  case TEXT:
    printf("\"%s\"\n", v->text);
    break;
  case PAIR:
    printf("(%d, %d)\n", v->pair.first, v->pair.second);
    break;
  }
}

int main(void) {
  union word w;
  w.f = 1.0f;
  printf("%08x %d %04x %04x\n", w.u, w.i, w.high, w.low);
  w.bytes[3] = 0xc0;
  printf("%g\n", w.f);
  w.low = 0x1234;
  printf("%08x %02x %02x\n", w.u, w.bytes[0], w.bytes[1]);
  w.i = -2;
  printf("%u %d\n", w.u, w.high);

  struct value values[] = {
    { .kind = NUMBER, .number = 2.5 },
    { .kind = TEXT, .text = "two and a half" },
    { .kind = PAIR, .pair = { 5, 2 } },
  };
  for (int i = 0; i < 3; i++)
    print(&values[i]);
  struct value copy = values[1];
  values[1] = values[2];
  print(&copy);
  print(&values[1]);
  return 0;
}
