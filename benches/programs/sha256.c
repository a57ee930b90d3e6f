// SHA-256 (FIPS 180-4) of 64 KiB: shifts, rotations, calls; exits with the first byte of the digest.
#ifndef SCALE
#define SCALE 1
#endif
typedef unsigned int u32;

// The fractional parts of cube and square roots of primes, computed: no tables to mistype.
static u32 k[64], state[8];

static u32 root_bits(int prime, int is_cube) {
  // The first 32 bits after the point of the root of a prime, digit by digit in 2^-32 steps.
  unsigned __int128 low = 0, high = (unsigned __int128)1 << 40;
  while (high - low > 1) {
    unsigned __int128 mid = (low + high) / 2, power = mid * mid, goal = (unsigned __int128)prime << 64;
    if (is_cube) {
      // Compare mid^3 with prime * 2^96 without losing bits: divide both by mid.
      goal = (unsigned __int128)prime << 96;
      if (power > goal / mid) high = mid; else low = mid;
    } else if (power > goal) high = mid; else low = mid;
  }
  return (u32)low;
}

static void start(void) {
  int n = 0;
  for (int p = 2; n < 64; p++) {
    int is_prime = 1;
    for (int d = 2; d * d <= p; d++) if (p % d == 0) is_prime = 0;
    if (!is_prime) continue;
    if (n < 8) state[n] = root_bits(p, 0);
    k[n++] = root_bits(p, 1);
  }
}

static u32 rotate(u32 x, int n) { return x >> n | x << (32 - n); }

static void block(const unsigned char *data) {
  u32 w[64], s[8];
  for (int i = 0; i < 16; i++) w[i] = (u32)data[4 * i] << 24 | (u32)data[4 * i + 1] << 16 | (u32)data[4 * i + 2] << 8 | data[4 * i + 3];
  for (int i = 16; i < 64; i++) {
    u32 a = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3;
    u32 b = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + a + w[i - 7] + b;
  }
  for (int i = 0; i < 8; i++) s[i] = state[i];
  for (int i = 0; i < 64; i++) {
    u32 big1 = rotate(s[4], 6) ^ rotate(s[4], 11) ^ rotate(s[4], 25), choose = (s[4] & s[5]) ^ (~s[4] & s[6]);
    u32 one = s[7] + big1 + choose + k[i] + w[i];
    u32 big0 = rotate(s[0], 2) ^ rotate(s[0], 13) ^ rotate(s[0], 22), most = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
    u32 two = big0 + most;
    for (int j = 7; j > 0; j--) s[j] = s[j - 1];
    s[4] += one;
    s[0] = one + two;
  }
  for (int i = 0; i < 8; i++) state[i] += s[i];
}

int main(void) {
  enum { SIZE = 65536 * SCALE };
  static unsigned char data[SIZE + 64];
  start();
  for (int i = 0; i < SIZE; i++) data[i] = (unsigned char)(i * 7);
  data[SIZE] = 0x80;
  data[SIZE + 61] = SIZE >> 13;  // The number of bits, big-endian: one byte of it is not zero.
  for (int i = 0; i < SIZE + 64; i += 64) block(data + i);
  return (int)(state[0] >> 24);
}
