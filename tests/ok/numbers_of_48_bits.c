// tresse: flags -O1 -g
// drand48 and its kin for a state of the caller's own, as GNU has them.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void show(struct drand48_data *data, unsigned short *state) {
  double real;
  long number;
  drand48_r(data, &real);
  printf("%.12f", real);
  erand48_r(state, data, &real);
  printf(" %.12f", real);
  lrand48_r(data, &number);
  printf(" %ld", number);
  nrand48_r(state, data, &number);
  printf(" %ld", number);
  mrand48_r(data, &number);
  printf(" %ld", number);
  jrand48_r(state, data, &number);
  printf(" %ld\n", number);
}

int main(void) {
  struct drand48_data data, other;
  unsigned short state[3] = { 1, 0xffff, 7 }, parameters[7] = { 1, 2, 3, 0x1235, 5, 6, 99 };
  memset(&data, 0, sizeof data);
  show(&data, state);
  srand48_r(-5, &data);
  srand48_r(77, &other);
  show(&data, state);
  show(&other, state);
  seed48_r(state, &other);
  show(&other, state);
  lcong48_r(parameters, &other);
  show(&other, state);
  show(&data, state);
  return 0;
}
