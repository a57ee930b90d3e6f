/* Folders: <dirent.h>, and of <sys/stat.h> and <unistd.h> what makes and removes them and tells of
   names. There are no links, and modes and owners are ignored. Structures are those of Linux with
   glibc. */
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

/* Under the lock of the names: an error number, or 0. */
static int make_folder_named(const char *name) {
  if (find(name) || is_folder(name, strlen(name)))
    return EEXIST;
  int number = no_parent(name);
  if (number == 0)
    make_folder(name, strlen(name));
  return number;
}

static int remove_folder_named(const char *name) {
  size_t length = strlen(name);
  if (find(name))
    return ENOTDIR;
  if (!is_folder(name, length))
    return ENOENT;
  if (is_system_folder(name, length))
    return EBUSY;
  if (has_names(name, length))
    return ENOTEMPTY;
  forget_name(made_folder(name, length));
  return 0;
}

/* Does something with a name. */
static int with_name(const char *name, int (*what)(const char *name)) {
  char own[LONGEST];
  int number = plain(own, name);
  if (number == 0) {
    pthread_mutex_lock(&names_lock);
    number = misplaced(own, name);
    number = number ? number : what(own);
    pthread_mutex_unlock(&names_lock);
  }
  return number ? (int)fail(number) : 0;
}

int mkdir(const char *name, mode_t mode) {
  (void)mode;
  return with_name(name, make_folder_named);
}

/* POSIX: no name that ends with "." is removed, and what ends with ".." is not empty. */
int rmdir(const char *name) {
  const char *slash = strrchr(name, '/');
  const char *last = slash ? slash + 1 : name;
  if (strcmp(last, ".") == 0)
    return (int)fail(EINVAL);
  if (strcmp(last, "..") == 0)
    return (int)fail(ENOTEMPTY);
  return with_name(name, remove_folder_named);
}

__attribute__((__overloadable__)) int remove(const char *name) {
  int number = errno;
  if (unlink(name) == 0)
    return 0;
  if (errno != EISDIR)
    return -1;
  errno = number;
  return rmdir(name);
}

/* --- what is in a folder --------------------------------------------------------------------- */

enum { NAME_MOST = 255, DEVICE_KIND = 2, FOLDER_KIND = 4, FILE_KIND = 8 };

struct listed {
  struct listed *next;
  unsigned long number;
  unsigned char kind;
  char name[NAME_MOST + 1];
};

/* glibc's, with 64 bits. */
struct dirent {
  uint64_t number;
  int64_t place;
  uint16_t size;
  unsigned char kind;
  char name[NAME_MOST + 1];
};

/* The names as they were when it was opened or began again (POSIX, readdir: whether later changes
   are seen is left open). */
struct folder {
  char *name;
  struct listed *entries;
  long at;
  struct dirent now;
};

/* In the order of names, each once. */
static int add_entry(struct listed **to, const char *name, size_t length, int kind,
                     unsigned long number) {
  int order = 1;
  for (; *to; to = &(*to)->next) {
    order = strncmp((*to)->name, name, length);
    order = order ? order : (*to)->name[length] != 0;
    if (order >= 0)
      break;
  }
  if (*to && order == 0)
    return 0;
  struct listed *entry = __tresse_scratch(sizeof *entry);
  if (entry == NULL)
    return ENOMEM;
  entry->next = *to;
  entry->kind = (unsigned char)kind;
  entry->number = number;
  memcpy(entry->name, name, length);
  entry->name[length] = 0;
  *to = entry;
  return 0;
}

/* What begins a name in this folder, without what is in it; null if it is not there. */
static const char *name_in(const char *folder, const char *name) {
  size_t length = strlen(folder);
  if (length == 0)
    return *name == '/' || *name == 0 ? NULL : name;
  if (strncmp(name, folder, length) != 0)
    return NULL;
  if (folder[length - 1] != '/' && name[length++] != '/')
    return NULL;
  return name[length] ? name + length : NULL;
}

static int add_name(struct listed **to, const char *folder, const char *name, int kind,
                    unsigned long number) {
  const char *rest = name_in(folder, name);
  if (rest == NULL)
    return 0;
  size_t length = strcspn(rest, "/");
  return add_entry(to, rest, length, rest[length] ? FOLDER_KIND : kind, number);
}

/* Under the lock of the names. */
static int list_folder(struct listed **to, const char *folder) {
  int number = add_entry(to, ".", 1, FOLDER_KIND, 1);
  number = number ? number : add_entry(to, "..", 2, FOLDER_KIND, 1);
  for (struct node *node = nodes; node && number == 0; node = node->next)
    if (node->name)
      number = add_name(to, folder, node->name, node->is_folder ? FOLDER_KIND : FILE_KIND,
                        node->number);
  for (size_t i = 2; i < SYSTEM_FOLDERS && number == 0; i++)
    number = add_name(to, folder, system_folders[i], FOLDER_KIND, 1);
  return number ? number : add_name(to, folder, "/dev/null", DEVICE_KIND, null_node.number);
}

static void forget_entries(struct folder *folder) {
  for (struct listed *entry = folder->entries, *next; entry; entry = next) {
    next = entry->next;
    free(entry);
  }
  folder->entries = NULL;
}

/* An error number, or 0. */
static int read_entries(struct folder *folder) {
  forget_entries(folder);
  folder->at = 0;
  pthread_mutex_lock(&names_lock);
  int number = find(folder->name)                               ? ENOTDIR
               : is_folder(folder->name, strlen(folder->name)) ? list_folder(&folder->entries,
                                                                             folder->name)
                                                                : ENOENT;
  pthread_mutex_unlock(&names_lock);
  return number;
}

int closedir(struct folder *folder) {
  forget_entries(folder);
  free(folder->name);
  free(folder);
  return 0;
}

struct folder *opendir(const char *name) {
  char own[LONGEST];
  int number = plain(own, name);
  struct folder *folder = number ? NULL : __tresse_malloc(sizeof *folder);
  if (folder) {
    memset(folder, 0, sizeof *folder);
    folder->name = __tresse_scratch(strlen(own) + 1);
    number = folder->name ? 0 : ENOMEM;
    if (number == 0)
      number = read_entries((strcpy(folder->name, own), folder));
    if (number) {
      closedir(folder);
      folder = NULL;
    }
  } else if (number == 0) {
    number = ENOMEM;
  }
  if (number)
    errno = number;
  return folder;
}

long telldir(struct folder *folder) { return folder->at; }
void seekdir(struct folder *folder, long at) { folder->at = at; }
void rewinddir(struct folder *folder) { read_entries(folder); }

int dirfd(struct folder *folder) {
  (void)folder;
  __tresse_unsupported("`dirfd`: a folder has no descriptor");
}

#if __SIZEOF_LONG__ == 8
struct dirent *readdir(struct folder *folder) {
  struct listed *entry = folder->entries;
  for (long i = 0; entry && i < folder->at; i++)
    entry = entry->next;
  if (entry == NULL)
    return NULL;
  folder->now.number = entry->number;
  folder->now.place = ++folder->at;
  folder->now.size = sizeof folder->now;
  folder->now.kind = entry->kind;
  strcpy(folder->now.name, entry->name);
  return &folder->now;
}

int readdir_r(struct folder *folder, struct dirent *to, struct dirent **result) {
  struct dirent *next = readdir(folder);
  if (next)
    *to = *next;
  *result = next ? to : NULL;
  return 0;
}

int alphasort(const struct dirent **a, const struct dirent **b) {
  return strcmp((*a)->name, (*b)->name);
}

int versionsort(const struct dirent **a, const struct dirent **b) {
  return strverscmp((*a)->name, (*b)->name);
}

static void free_list(struct dirent **list, int n) {
  while (n > 0)
    free(list[--n]);
  free(list);
}

int scandir(const char *name, struct dirent ***to, int (*wants)(const struct dirent *),
            int (*order)(const struct dirent **, const struct dirent **)) {
  struct folder *folder = opendir(name);
  struct dirent **list = NULL;
  int n = 0, number = 0;
  if (folder == NULL)
    return -1;
  for (struct dirent *next; (next = readdir(folder)) && number == 0;) {
    if (wants && !wants(next))
      continue;
    struct dirent **longer = realloc(list, (size_t)(n + 1) * sizeof *list);
    struct dirent *copy = longer ? malloc(sizeof *copy) : NULL;
    list = longer ? longer : list;
    if (copy)
      *copy = *next, list[n++] = copy;
    else
      number = ENOMEM;
  }
  closedir(folder);
  if (number) {
    free_list(list, n);
    return (int)fail(number);
  }
  if (order && n)
    qsort(list, (size_t)n, sizeof *list, (int (*)(const void *, const void *))order);
  *to = list;
  return n;
}

struct dirent *readdir64(struct folder *folder) { return readdir(folder); }
int scandir64(const char *name, struct dirent ***to, int (*wants)(const struct dirent *),
              int (*order)(const struct dirent **, const struct dirent **)) {
  return scandir(name, to, wants, order);
}
int alphasort64(const struct dirent **a, const struct dirent **b) { return alphasort(a, b); }
#endif

/* --- names ------------------------------------------------------------------------------------ */

int access(const char *name, int mode) {
  char own[LONGEST];
  int number = plain(own, name);
  if (number == 0) {
    pthread_mutex_lock(&names_lock);
    int is_file = find(own) != NULL;
    number = misplaced(own, name);
    if (number == 0 && !is_file && !is_folder(own, strlen(own)))
      number = ENOENT;
    else if (number == 0 && is_file && mode & X_OK)
      number = EACCES;
    pthread_mutex_unlock(&names_lock);
  }
  return number ? (int)fail(number) : 0;
}

int unlink(const char *name) {
  char own[LONGEST];
  int number = plain(own, name);
  if (number == 0) {
    pthread_mutex_lock(&names_lock);
    struct node *node = find(own);
    number = misplaced(own, name);
    if (number == 0 && node == &null_node)
      number = EACCES;
    else if (number == 0 && node)
      forget_name(node);
    else if (number == 0)
      number = is_folder(own, strlen(own)) ? EISDIR : ENOENT;
    pthread_mutex_unlock(&names_lock);
  }
  return number ? (int)fail(number) : 0;
}

int rename(const char *from, const char *to) {
  char old[LONGEST], new[LONGEST];
  int number = plain(old, from);
  number = number ? number : plain(new, to);
  if (number)
    return (int)fail(number);
  pthread_mutex_lock(&names_lock);
  struct node *node = find(old), *other = find(new);
  number = misplaced(old, from);
  number = number ? number : misplaced(new, to);
  if (number == 0 && node && says_folder(to))
    number = ENOTDIR;
  if (number) {
    pthread_mutex_unlock(&names_lock);
    return (int)fail(number);
  }
  if (node == NULL) {
    if (is_folder(old, strlen(old)))
      __tresse_unsupported("a folder that is renamed");
    number = ENOENT;
  } else if (node == &null_node || other == &null_node) {
    number = EACCES;
  } else if (other == NULL && is_folder(new, strlen(new))) {
    number = EISDIR;
  } else if (node != other && (number = no_parent(new)) == 0) {
    if (other)
      forget_name(other);
    size_t length = strlen(new) + 1;
    char *name = __tresse_scratch(length);
    if (name == NULL)
      __tresse_unsupported("more files than there is room for on the heap");
    memcpy(name, new, length);
    keep_parent(old);
    free(node->name);
    node->name = name;
  }
  pthread_mutex_unlock(&names_lock);
  return number ? (int)fail(number) : 0;
}

static int has_name(const char *name) {
  return find(name) || is_folder(name, strlen(name)) ? 0 : ENOENT;
}

/* No name is a link. */
static int is_no_link(const char *name) {
  int number = has_name(name);
  return number ? number : EINVAL;
}

ssize_t readlink(const char *restrict name, char *restrict to, size_t n) {
  (void)to, (void)n;
  return with_name(name, is_no_link);
}

/* A name without a slash at its beginning counts from the working directory, which is the root. */
char *realpath(const char *restrict name, char *restrict to) {
  if (name == NULL)
    return (void)fail(EINVAL), NULL;
  if (with_name(name, has_name) != 0)
    return NULL;
  char own[LONGEST];
  plain(own + 1, name);
  own[0] = '/';
  const char *whole = own[1] == '/' ? own + 1 : own;
  return to ? strcpy(to, whole) : strdup(whole);
}

/* The working directory stays where it is. */
int chdir(const char *name) {
  char own[LONGEST];
  if (with_name(name, has_name) != 0)
    return -1;
  plain(own, name);
  if (*own && strcmp(own, "/") != 0)
    __tresse_unsupported("`chdir` to another folder than `/`");
  return 0;
}

int chmod(const char *name, mode_t mode) { return (void)mode, with_name(name, has_name); }
int chown(const char *name, uid_t owner, gid_t group) {
  (void)owner, (void)group;
  return with_name(name, has_name);
}
int lchown(const char *name, uid_t owner, gid_t group) { return chown(name, owner, group); }

static int check_open(int fd) {
  return is_output(fd) || open_file_of(fd) ? 0 : (int)fail(EBADF);
}

int fchmod(int fd, mode_t mode) { return (void)mode, check_open(fd); }
int fchown(int fd, uid_t owner, gid_t group) { return (void)owner, (void)group, check_open(fd); }

int truncate(const char *name, off_t size) {
  int fd = size < 0 ? (int)fail(EINVAL) : open(name, O_WRONLY);
  if (fd < 0)
    return -1;
  int result = ftruncate(fd, size), number = errno;
  close(fd);
  errno = number;
  return result;
}
