/* Semaphores with names (POSIX, sem_open). One is there until its name is gone and all who have
   opened it have closed it; all of that is behind one lock. */
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>

struct named_semaphore {
  sem_t sem;
  struct named_semaphore *next;
  unsigned users;
  int has_name;
  char name[];
};

enum { LONGEST_SEMAPHORE = 251 };
static pthread_mutex_t semaphores_lock;
static struct named_semaphore *semaphores;

/* Slashes in front mean nothing, as in glibc; others are not allowed. Null where it is no name. */
static const char *semaphore_name(const char *name) {
  while (*name == '/')
    name++;
  return *name && strchr(name, '/') == NULL ? name : NULL;
}

static struct named_semaphore *named_semaphore(const char *name) {
  for (struct named_semaphore *at = semaphores; at; at = at->next)
    if (at->has_name && strcmp(at->name, name) == 0)
      return at;
  return NULL;
}

static struct named_semaphore *new_semaphore(const char *name, unsigned value) {
  size_t size = strlen(name) + 1;
  struct named_semaphore *made = __tresse_scratch(sizeof *made + size);
  if (made == NULL)
    return NULL;
  memset(made, 0, sizeof *made);
  memcpy(made->name, name, size);
  made->has_name = 1;
  sem_init(&made->sem, 1, value);
  made->next = semaphores;
  semaphores = made;
  return made;
}

static void drop_semaphore(struct named_semaphore *gone) {
  if (gone->users || gone->has_name)
    return;
  struct named_semaphore **at = &semaphores;
  while (*at != gone)
    at = &(*at)->next;
  *at = gone->next;
  free(gone);
}

/* An error number, or 0. The caller has the lock. */
static int find_semaphore(const char *name, int flags, unsigned value, struct named_semaphore **to) {
  *to = named_semaphore(name);
  if (*to)
    return (flags & O_CREAT) && (flags & O_EXCL) ? EEXIST : 0;
  if (!(flags & O_CREAT))
    return ENOENT;
  if (value > SEM_VALUE_MAX)
    return EINVAL;
  *to = new_semaphore(name, value);
  return *to ? 0 : ENOMEM;
}

sem_t *sem_open(const char *name, int flags, ...) {
  unsigned value = 0;
  struct named_semaphore *found = NULL;
  int number = (name = semaphore_name(name)) == NULL         ? EINVAL
               : strlen(name) > LONGEST_SEMAPHORE            ? ENAMETOOLONG
                                                             : 0;
  if (flags & O_CREAT) {
    va_list arguments;
    va_start(arguments, flags);
    (void)va_arg(arguments, unsigned);
    value = va_arg(arguments, unsigned);
    va_end(arguments);
  }
  if (number == 0) {
    pthread_mutex_lock(&semaphores_lock);
    number = find_semaphore(name, flags, value, &found);
    if (number == 0)
      found->users++;
    pthread_mutex_unlock(&semaphores_lock);
  }
  if (number) {
    errno = number;
    return SEM_FAILED;
  }
  return &found->sem;
}

int sem_close(sem_t *sem) {
  pthread_mutex_lock(&semaphores_lock);
  struct named_semaphore *at = semaphores;
  while (at && (&at->sem != sem || at->users == 0))
    at = at->next;
  if (at) {
    at->users--;
    drop_semaphore(at);
  }
  pthread_mutex_unlock(&semaphores_lock);
  return at ? 0 : (int)fail(EINVAL);
}

int sem_unlink(const char *name) {
  struct named_semaphore *at = NULL;
  pthread_mutex_lock(&semaphores_lock);
  if ((name = semaphore_name(name)) != NULL && (at = named_semaphore(name)) != NULL) {
    at->has_name = 0;
    drop_semaphore(at);
  }
  pthread_mutex_unlock(&semaphores_lock);
  return at ? 0 : (int)fail(ENOENT);
}
