// tresse: flags -O0 -g
// Bit-fields, signed and unsigned, across byte boundaries.
#include <stdio.h>
#include <string.h>

struct packet {
  unsigned version : 4;
  unsigned length : 9;
  signed delta : 5;
  unsigned is_last : 1;
  unsigned : 0;
  unsigned long long wide : 40;
  _Bool flag : 1;
};

struct tight {
  unsigned char a : 3, b : 5;
  signed char c : 2;
} __attribute__((packed));

int main(void) {
  struct packet p;
  memset(&p, 0, sizeof p);
  p.version = 11;
  p.length = 300;
  p.delta = -7;
  p.is_last = 1;
  p.wide = 0xabcdef0123ull;
  p.flag = 5;
  printf("%zu %zu\n", sizeof p, sizeof(struct tight));
  printf("%u %u %d %u %llx %d\n", p.version, p.length, p.delta, p.is_last,
         (unsigned long long)p.wide, p.flag);
  p.length += 250; // wraps at 512
  p.version--;
  p.delta -= 9; // -16 still fits
  printf("%u %u %d\n", p.version, p.length, p.delta);
  p.version = 7;
  p.version <<= 2;
  p.wide++;
  printf("%u %llx\n", p.version, (unsigned long long)p.wide);
  unsigned char bytes[sizeof p];
  memcpy(bytes, &p, sizeof p);
  for (size_t i = 0; i < sizeof p; i++)
    printf("%02x", bytes[i]);
  printf("\n");
  struct tight t = { 5, 17, -2 };
  printf("%d %d %d\n", t.a, t.b, t.c);
  t.a ^= 7;
  t.c = 1;
  printf("%d %d %d\n", t.a, t.b, t.c);
  return 0;
}
