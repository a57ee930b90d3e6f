// tresse: flags -O0 -g
// A hash table with open addressing, and a small word count.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct slot {
  char *key;
  int count;
};

struct map {
  struct slot *slots;
  size_t room, used;
};

static uint64_t hash(const char *s) {
  uint64_t h = 1469598103934665603ull;
  for (; *s; s++) {
    h ^= (unsigned char)*s;
    h *= 1099511628211ull;
  }
  return h;
}

static struct slot *find(struct map *m, const char *key) {
  size_t i = hash(key) & (m->room - 1);
  while (m->slots[i].key && strcmp(m->slots[i].key, key) != 0)
    i = (i + 1) & (m->room - 1);
  return &m->slots[i];
}

static void grow(struct map *m) {
  struct map bigger = { calloc(m->room * 2, sizeof *m->slots), m->room * 2, m->used };
  for (size_t i = 0; i < m->room; i++)
    if (m->slots[i].key)
      *find(&bigger, m->slots[i].key) = m->slots[i];
  free(m->slots);
  *m = bigger;
}

static void count(struct map *m, const char *key) {
  struct slot *s = find(m, key);
  if (!s->key) {
    if (++m->used * 2 > m->room) {
      grow(m);
      s = find(m, key);
    }
    s->key = strdup(key);
  }
  s->count++;
}

static int by_count(const void *a, const void *b) {
  const struct slot *x = a, *y = b;
  if (x->count != y->count)
    return y->count - x->count;
  return strcmp(x->key, y->key);
}

int main(void) {
  char text[] = "a rose is a rose is a rose and what is in a name that which we call a rose";
  struct map m = { calloc(4, sizeof *m.slots), 4, 0 };
  for (char *word = strtok(text, " "); word; word = strtok(NULL, " "))
    count(&m, word);
  struct slot *all = malloc(m.used * sizeof *all);
  size_t n = 0;
  for (size_t i = 0; i < m.room; i++)
    if (m.slots[i].key)
      all[n++] = m.slots[i];
  qsort(all, n, sizeof *all, by_count);
  for (size_t i = 0; i < n; i++) {
    printf("%d %s\n", all[i].count, all[i].key);
    free(all[i].key);
  }
  printf("%zu of %zu\n", n, m.room);
  free(all);
  free(m.slots);
  return 0;
}
