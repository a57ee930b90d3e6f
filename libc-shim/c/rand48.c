/* POSIX, `drand48` and its kin: 48 bits, as three numbers from the lowest on, that move on by one
   formula. Its default numbers and those of `lcong48` are the parameters. These functions need not
   be thread-safe, and are not: their state is plain memory, so calls of two threads race. GNU has
   them for a state of the caller's own as well. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* As in <stdlib.h>, which shows it to POSIX programs alone. */
#ifndef _TRESSE_POSIX
struct drand48_data {
  unsigned short __x[3], __old_x[3], __c, __init;
  unsigned long long __a;
};
#endif

static struct drand48_data own48;

static uint64_t number48(const unsigned short part[3]) {
  return (uint64_t)part[2] << 32 | (uint64_t)part[1] << 16 | part[0];
}

static void put48(unsigned short part[3], uint64_t number) {
  for (int i = 0; i < 3; i++)
    part[i] = (unsigned short)(number >> 16 * i);
}

static void set_formula48(struct drand48_data *data, uint64_t factor, unsigned short addend) {
  data->__a = factor;
  data->__c = addend;
  data->__init = 1;
}

static void set_usual48(struct drand48_data *data) { set_formula48(data, 0x5deece66du, 0xb); }

static uint64_t next48(unsigned short part[3], struct drand48_data *data) {
  if (!data->__init)
    set_usual48(data);
  uint64_t next = number48(part) * data->__a + data->__c;
  put48(part, next);
  return next & (((uint64_t)1 << 48) - 1);
}

int erand48_r(unsigned short state[3], struct drand48_data *data, double *to) {
  *to = (double)next48(state, data) / (double)((uint64_t)1 << 48);
  return 0;
}

int nrand48_r(unsigned short state[3], struct drand48_data *data, long *to) {
  *to = (long)(next48(state, data) >> 17);
  return 0;
}

int jrand48_r(unsigned short state[3], struct drand48_data *data, long *to) {
  *to = (long)(int32_t)(uint32_t)(next48(state, data) >> 16);
  return 0;
}

int drand48_r(struct drand48_data *data, double *to) { return erand48_r(data->__x, data, to); }
int lrand48_r(struct drand48_data *data, long *to) { return nrand48_r(data->__x, data, to); }
int mrand48_r(struct drand48_data *data, long *to) { return jrand48_r(data->__x, data, to); }

int srand48_r(long seed, struct drand48_data *data) {
  set_usual48(data);
  put48(data->__x, (uint64_t)(uint32_t)seed << 16 | 0x330e);
  return 0;
}

int seed48_r(unsigned short state[3], struct drand48_data *data) {
  set_usual48(data);
  memcpy(data->__old_x, data->__x, sizeof data->__x);
  memcpy(data->__x, state, sizeof data->__x);
  return 0;
}

int lcong48_r(unsigned short parameters[7], struct drand48_data *data) {
  memcpy(data->__x, parameters, sizeof data->__x);
  set_formula48(data, number48(parameters + 3), parameters[6]);
  return 0;
}

double erand48(unsigned short state[3]) {
  double result;
  erand48_r(state, &own48, &result);
  return result;
}

long nrand48(unsigned short state[3]) {
  long result;
  nrand48_r(state, &own48, &result);
  return result;
}

long jrand48(unsigned short state[3]) {
  long result;
  jrand48_r(state, &own48, &result);
  return result;
}

double drand48(void) { return erand48(own48.__x); }
long lrand48(void) { return nrand48(own48.__x); }
long mrand48(void) { return jrand48(own48.__x); }
void srand48(long seed) { srand48_r(seed, &own48); }
void lcong48(unsigned short parameters[7]) { lcong48_r(parameters, &own48); }

unsigned short *seed48(unsigned short state[3]) {
  seed48_r(state, &own48);
  return own48.__old_x;
}
