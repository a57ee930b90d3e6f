/* POSIX <search.h>: tables that are searched from end to end, trees, one hash table, and rings. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef int compare_fn(const void *, const void *);

/* --- arrays ---------------------------------------------------------------------------------- */

void *lfind(const void *key, const void *base, size_t *count, size_t width, compare_fn *compare) {
  const char *at = base;
  for (size_t i = 0; i < *count; i++, at += width)
    if (compare(key, at) == 0)
      return (void *)at;
  return NULL;
}

void *lsearch(const void *key, void *base, size_t *count, size_t width, compare_fn *compare) {
  void *found = lfind(key, base, count, width, compare);
  return found ? found : memcpy((char *)base + (*count)++ * width, key, width);
}

/* --- rings and lists ------------------------------------------------------------------------- */

struct link {
  struct link *next, *previous;
};

void insque(void *element, void *after) {
  struct link *new = element, *before = after;
  if (before == NULL) {
    new->next = new->previous = NULL;
    return;
  }
  *new = (struct link){ before->next, before };
  before->next = new;
  if (new->next != NULL)
    new->next->previous = new;
}

void remque(void *element) {
  struct link *old = element;
  if (old->next != NULL)
    old->next->previous = old->previous;
  if (old->previous != NULL)
    old->previous->next = old->next;
}

/* --- trees: as they come, in no balance ------------------------------------------------------ */

struct branch {
  const void *key; /* callers read it through the pointer that they get */
  struct branch *less, *more;
};

enum visit { PREORDER, POSTORDER, ENDORDER, LEAF };

/* Where the branch of a key hangs, or would. `*above`: the one that it hangs on. */
static struct branch **branch_of(const void *key, struct branch **at, compare_fn *compare,
                                 struct branch **above) {
  while (*at != NULL) {
    int order = compare(key, (*at)->key);
    if (order == 0)
      break;
    *above = *at;
    at = order < 0 ? &(*at)->less : &(*at)->more;
  }
  return at;
}

void *tfind(const void *key, void *const *root, compare_fn *compare) {
  struct branch *above = NULL;
  return root ? *branch_of(key, (struct branch **)root, compare, &above) : NULL;
}

void *tsearch(const void *key, void **root, compare_fn *compare) {
  struct branch *above = NULL;
  if (root == NULL)
    return NULL;
  struct branch **at = branch_of(key, (struct branch **)root, compare, &above);
  if (*at == NULL && (*at = malloc(sizeof **at)) != NULL)
    **at = (struct branch){ key, NULL, NULL };
  return *at;
}

/* It gives the branch above, and for the root any pointer that is not null. */
void *tdelete(const void *restrict key, void **restrict root, compare_fn *compare) {
  struct branch *above = NULL;
  struct branch **at = root ? branch_of(key, (struct branch **)root, compare, &above) : NULL;
  if (at == NULL || *at == NULL)
    return NULL;
  struct branch *old = *at, **next = &old->more;
  if (old->less == NULL || old->more == NULL) {
    *at = old->less ? old->less : old->more;
  } else {
    while ((*next)->less != NULL)
      next = &(*next)->less;
    struct branch *heir = *next;
    *next = heir->more;
    heir->less = old->less;
    heir->more = old->more;
    *at = heir;
  }
  free(old);
  return above ? above : (void *)root;
}

static void walk(const struct branch *at, void (*visit)(const void *, enum visit, int), int depth) {
  if (at->less == NULL && at->more == NULL) {
    visit(at, LEAF, depth);
    return;
  }
  visit(at, PREORDER, depth);
  if (at->less != NULL)
    walk(at->less, visit, depth + 1);
  visit(at, POSTORDER, depth);
  if (at->more != NULL)
    walk(at->more, visit, depth + 1);
  visit(at, ENDORDER, depth);
}

void twalk(const void *root, void (*visit)(const void *, enum visit, int)) {
  if (root != NULL && visit != NULL)
    walk(root, visit, 0);
}

void tdestroy(void *root, void (*release)(void *)) {
  struct branch *at = root;
  if (at == NULL)
    return;
  tdestroy(at->less, release);
  tdestroy(at->more, release);
  release((void *)at->key);
  free(at);
}

/* --- the hash table -------------------------------------------------------------------------- */

struct entry {
  char *key;
  void *data;
};

enum action { FIND, ENTER };

static struct entry *entries;
static size_t entries_room, entries_count;

/* POSIX: at least so many entries. There is one table at a time. */
int hcreate(size_t count) {
  if (entries != NULL || count >= SIZE_MAX / 4 / sizeof *entries)
    return 0;
  entries_room = count * 2 + 1;
  entries_count = 0;
  entries = calloc(entries_room, sizeof *entries);
  return entries != NULL;
}

void hdestroy(void) {
  free(entries);
  entries = NULL;
}

struct entry *hsearch(struct entry item, enum action action) {
  unsigned long hash = 5381;
  for (const char *c = item.key; *c; c++)
    hash = hash * 33 + (unsigned char)*c;
  if (entries == NULL) {
    errno = action == FIND ? ESRCH : ENOMEM;
    return NULL;
  }
  struct entry *at = &entries[hash % entries_room];
  while (at->key != NULL && strcmp(at->key, item.key) != 0)
    at = at + 1 == entries + entries_room ? entries : at + 1;
  if (at->key == NULL) {
    /* One place stays empty, so that a search ends. */
    if (action == FIND || entries_count + 1 == entries_room) {
      errno = action == FIND ? ESRCH : ENOMEM;
      return NULL;
    }
    entries_count++;
    *at = item;
  }
  return at;
}
