/* The environment (POSIX, 8.1). What the program is given is made for it when it is linked; what it
   sets is memory of the library. Nothing here takes a lock, as POSIX asks for none: whoever changes
   the environment beside another thread that looks at it, or changes it, races with that thread. */
#include <stdlib.h>

/* "NAME=VALUE", and null at the end. */
extern char *__tresse_environment[];

#if defined(__ELF__)
char **__environ = __tresse_environment;
extern char **environ __attribute__((__alias__("__environ")));
extern char **_environ __attribute__((__alias__("__environ")));
#else
#define __environ environ
char **environ = __tresse_environment;
#endif

/* Entries that setenv has made. Where one goes, so does its memory: POSIX, getenv: "The returned
   string pointer might be invalidated". */
struct own_entry {
  struct own_entry *next;
  char text[];
};

static struct own_entry *own_entries;
/* The library's own array, once one was needed. */
static char **own_array;
static size_t own_room;

static void forget_entry(const char *text) {
  for (struct own_entry **at = &own_entries; *at; at = &(*at)->next)
    if ((*at)->text == text) {
      struct own_entry *gone = *at;
      *at = gone->next;
      free(gone);
      return;
    }
}

static char **variable_at(const char *name, size_t length) {
  for (char **at = __environ; at && *at; at++)
    if (strncmp(*at, name, length) == 0 && (*at)[length] == '=')
      return at;
  return NULL;
}

char *getenv(const char *name) {
  size_t length = strlen(name);
  char **at = length ? variable_at(name, length) : NULL;
  return at ? *at + length + 1 : NULL;
}

/* No program here has more rights than who has begun it. */
char *secure_getenv(const char *name) { return getenv(name); }

/* At the end of the array, which becomes the library's own where it is not yet. */
static int append_entry(char *text) {
  size_t n = 0;
  while (__environ && __environ[n])
    n++;
  if (__environ != own_array || own_array == NULL || n + 2 > own_room) {
    char **wider = __tresse_scratch((n + 8) * sizeof *wider);
    if (wider == NULL)
      return (int)fail(ENOMEM);
    for (size_t i = 0; i < n; i++)
      wider[i] = __environ[i];
    free(own_array);
    own_array = wider;
    own_room = n + 8;
  }
  own_array[n] = text;
  own_array[n + 1] = NULL;
  __environ = own_array;
  return 0;
}

static int put_entry(char **at, char *text) {
  if (at == NULL)
    return append_entry(text);
  char *old = *at;
  *at = text;
  if (old != text)
    forget_entry(old);
  return 0;
}

static int is_variable(const char *name) { return name && *name && strchr(name, '=') == NULL; }

int setenv(const char *name, const char *value, int overwrites) {
  if (!is_variable(name))
    return (int)fail(EINVAL);
  size_t length = strlen(name), size = strlen(value) + 1;
  char **at = variable_at(name, length);
  if (at && !overwrites)
    return 0;
  struct own_entry *own = __tresse_scratch(sizeof *own + length + 1 + size);
  if (own == NULL)
    return (int)fail(ENOMEM);
  memcpy(own->text, name, length);
  own->text[length] = '=';
  memcpy(own->text + length + 1, value, size);
  own->next = own_entries;
  own_entries = own;
  return put_entry(at, own->text);
}

int unsetenv(const char *name) {
  if (!is_variable(name))
    return (int)fail(EINVAL);
  size_t length = strlen(name);
  for (char **at; (at = variable_at(name, length)) != NULL;) {
    char *old = *at;
    for (char **to = at; (to[0] = to[1]) != NULL;)
      to++;
    forget_entry(old);
  }
  return 0;
}

/* The string itself becomes an entry. One without "=", which POSIX does not speak of, takes the
   variable away, as in glibc. */
int putenv(char *text) {
  const char *end = strchr(text, '=');
  if (end)
    return put_entry(variable_at(text, (size_t)(end - text)), text);
  unsetenv(text);
  return 0;
}

/* glibc's: there is no array then, until something is set. */
int clearenv(void) {
  for (struct own_entry *own = own_entries, *next; own; own = next) {
    next = own->next;
    free(own);
  }
  own_entries = NULL;
  free(own_array);
  own_array = NULL;
  __environ = NULL;
  return 0;
}
