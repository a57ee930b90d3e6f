// tresse: flags -O0 -g
// SHA-256 (FIPS 180-4), with the constants computed as the standard defines them.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct sha {
  uint32_t h[8];
  uint8_t block[64];
  uint64_t length;
};

static uint32_t k[64], start[8];

// 32 bits after the point of the square (cube) root of n, by bisection on integers.
static uint32_t root_fraction(unsigned n, int is_cube) {
  unsigned __int128 low = 0, high = (unsigned __int128)n << 36, goal;
  if (high >> 40)
    high = (unsigned __int128)1 << 40;
  goal = (unsigned __int128)n << (is_cube ? 96 : 64);
  while (high - low > 1) {
    unsigned __int128 middle = (low + high) / 2;
    unsigned __int128 power = middle * middle;
    if (is_cube)
      power *= middle;
    if (power <= goal)
      low = middle;
    else
      high = middle;
  }
  return (uint32_t)low;
}

static void make_constants(void) {
  int found = 0;
  for (unsigned n = 2; found < 64; n++) {
    int is_prime = 1;
    for (unsigned d = 2; d * d <= n; d++)
      if (n % d == 0)
        is_prime = 0;
    if (!is_prime)
      continue;
    if (found < 8)
      start[found] = root_fraction(n, 0);
    k[found++] = root_fraction(n, 1);
  }
}

static uint32_t rotate(uint32_t x, int n) {
  return x >> n | x << (32 - n);
}

static void compress(struct sha *s) {
  uint32_t w[64], v[8];
  for (int i = 0; i < 16; i++) {
    const uint8_t *b = s->block + 4 * i;
    w[i] = (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
  }
  for (int i = 16; i < 64; i++) {
    uint32_t a = w[i - 15], b = w[i - 2];
    uint32_t s0 = rotate(a, 7) ^ rotate(a, 18) ^ a >> 3;
    uint32_t s1 = rotate(b, 17) ^ rotate(b, 19) ^ b >> 10;
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  memcpy(v, s->h, sizeof v);
  for (int i = 0; i < 64; i++) {
    uint32_t s1 = rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25);
    uint32_t choice = (v[4] & v[5]) ^ (~v[4] & v[6]);
    uint32_t t1 = v[7] + s1 + choice + k[i] + w[i];
    uint32_t s0 = rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22);
    uint32_t majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
    memmove(v + 1, v, 7 * sizeof *v);
    v[4] += t1;
    v[0] = t1 + s0 + majority;
  }
  for (int i = 0; i < 8; i++)
    s->h[i] += v[i];
}

static void add(struct sha *s, const void *data, size_t n) {
  const uint8_t *from = data;
  for (size_t i = 0; i < n; i++) {
    s->block[s->length++ % 64] = from[i];
    if (s->length % 64 == 0)
      compress(s);
  }
}

static void print_digest(const char *text) {
  struct sha s;
  memcpy(s.h, start, sizeof s.h);
  s.length = 0;
  add(&s, text, strlen(text));
  uint64_t bits = s.length * 8;
  add(&s, "\x80", 1);
  while (s.length % 64 != 56)
    add(&s, "", 1);
  uint8_t end[8];
  for (int i = 0; i < 8; i++)
    end[i] = (uint8_t)(bits >> (56 - 8 * i));
  add(&s, end, 8);
  for (int i = 0; i < 8; i++)
    printf("%08x", s.h[i]);
  printf("  \"%s\"\n", text);
}

int main(void) {
  make_constants();
  printf("%08x %08x %08x %08x\n", start[0], start[7], k[0], k[63]);
  print_digest("");
  print_digest("abc");
  print_digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq");
  return 0;
}
