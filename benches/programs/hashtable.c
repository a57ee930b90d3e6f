// A hash table with chains: a block of the heap for each entry, pointers to follow, blocks freed.
#include <stdlib.h>
#ifndef SCALE
#define SCALE 1
#endif
enum { BUCKETS = 4096, ENTRIES = 20000, ROUNDS = 12 * SCALE };
struct entry { struct entry *next; unsigned long key; int value; };
static struct entry *table[BUCKETS];

static unsigned hash(unsigned long key) {
  key ^= key >> 15;
  key *= 0x9e3779b97f4a7c15ul;
  return (unsigned)(key >> 40) % BUCKETS;
}

static struct entry *find(unsigned long key) {
  for (struct entry *e = table[hash(key)]; e; e = e->next)
    if (e->key == key) return e;
  return 0;
}

static void insert(unsigned long key, int value) {
  struct entry *e = malloc(sizeof *e);
  unsigned at = hash(key);
  e->next = table[at];
  e->key = key;
  e->value = value;
  table[at] = e;
}

static int take(unsigned long key) {
  struct entry **at = &table[hash(key)];
  while (*at && (*at)->key != key) at = &(*at)->next;
  struct entry *e = *at;
  if (!e) return 0;
  int value = e->value;
  *at = e->next;
  free(e);
  return value;
}

int main(void) {
  unsigned long sum = 0;
  for (unsigned long n = 0; n < ENTRIES; n++) insert(n * n + 7, (int)n);
  for (int round = 0; round < ROUNDS; round++) {
    for (unsigned long n = 0; n < ENTRIES; n++) {
      struct entry *e = find(n * n + 7);
      if (e) sum += (unsigned long)e->value;
    }
    for (unsigned long n = 0; n < ENTRIES; n += 4) {
      sum += (unsigned long)take(n * n + 7);
      insert(n * n + 7, (int)n + round);
    }
  }
  for (unsigned long n = 0; n < ENTRIES; n++) take(n * n + 7);
  return (int)(sum % 251);
}
