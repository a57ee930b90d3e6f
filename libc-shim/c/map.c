/* Mappings (POSIX `mmap`, Linux's mmap(2)). Memory of the program's own is a block of the heap that
   is zero. A file that is shared and may be written is the very block that holds its bytes, so it
   stays as long as it is. A file that is mapped privately, or for reading alone, is a block with a
   copy, and the file may not change while it is there: whether that shows is not specified (POSIX),
   or it does at once. What may not be written is so (T0407). A block ends with the last page of the
   file, behind which there is a signal on Linux (SIGBUS), and T0402 here. */

struct mapping {
  void *at;
  size_t length;
  struct node *node;
  unsigned *count; /* the one of the file's that it is in */
  struct mapping *next;
};

static pthread_mutex_t mappings_lock;
static struct mapping *mappings;
static _Atomic int mappings_made; /* whether there ever was one */

enum { MAP_SHARED = 1, MAP_PRIVATE = 2, MAP_KIND = 15, MAP_FIXED = 0x10 };
#if defined(__mips__)
enum { MAP_ANONYMOUS = 0x800, MAP_GROWSDOWN = 0x1000, MAP_HUGETLB = 0x80000 };
#else
enum { MAP_ANONYMOUS = 0x20, MAP_GROWSDOWN = 0x100, MAP_HUGETLB = 0x40000 };
#endif
#if defined(__x86_64__) || defined(__i386__)
enum { MAP_32BIT = 0x40 };
#else
enum { MAP_32BIT = 0 };
#endif
enum { MAP_FIXED_NOREPLACE = 0x100000, PROT_READ = 1, PROT_WRITE = 2 };
#define MAP_FAILED ((void *)-1)

static size_t in_pages(size_t length) { return (length + PAGE - 1) / PAGE * PAGE; }

static void *no_mapping(int error) {
  errno = error;
  return MAP_FAILED;
}

/* A block of zeros, or null. */
static unsigned char *pages(size_t length, int access) {
  unsigned char *block = __tresse_zeroed_aligned(PAGE, length);
  if (block)
    __tresse_make_mapping(block, access & PROT_WRITE);
  return block;
}

/* --- files ------------------------------------------------------------------------------------- */

/* A block of whole pages with the file's bytes from there on; zeros are behind them. */
static unsigned char *pages_of(const struct node *node, size_t from, size_t length, int access) {
  size_t size = size_of(node);
  if (from >= size)
    __tresse_unsupported("a mapping that begins behind the last byte of its file");
  size_t count = size - from;
  size_t room = in_pages(count) < length ? in_pages(count) : length;
  if (count > room)
    count = room;
  unsigned char *block = __tresse_zeroed_aligned(PAGE, room);
  if (block == NULL)
    return NULL;
  for (size_t i = 0; i < count; i++)
    block[i] = byte_at(node, from + i);
  __tresse_make_mapping(block, access & PROT_WRITE);
  return block;
}

/* The bytes of the file themselves, which stay where they are from now on. */
static unsigned char *bytes_of(struct node *node, size_t from, size_t length) {
  size_t size = size_of(node), room = in_pages(size);
  if (from || length < room)
    __tresse_unsupported("a part of a file that is mapped for writing");
  if (node->shown)
    return node->bytes;
  unsigned char *bytes = pages_of(node, 0, room, PROT_WRITE);
  if (bytes == NULL)
    return NULL;
  free(node->bytes);
  node->bytes = bytes;
  node->size = size;
  node->room = room;
  return bytes;
}

/* Nobody shows the file's bytes any more: who still looks there looks at what is freed. */
static void hide_bytes(struct node *node) {
  unsigned char *bytes = __tresse_scratch(node->size + 1);
  if (bytes == NULL)
    __tresse_unsupported("a file that is larger than what is left of the heap");
  memcpy(bytes, node->bytes, node->size);
  __tresse_unmap(node->bytes);
  node->bytes = bytes;
  node->room = node->size;
}

/* The caller has the file's lock. */
static void *map_node(struct node *node, size_t length, int access, int flags, size_t from) {
  int is_shown = (flags & MAP_KIND) != MAP_PRIVATE && access & PROT_WRITE;
  if (is_shown ? node->copied : node->shown)
    __tresse_unsupported("a file that is mapped twice, once for writing what others see");
  struct mapping *mapping = __tresse_scratch(sizeof *mapping);
  if (mapping == NULL)
    return no_mapping(ENOMEM);
  void *at = is_shown ? bytes_of(node, from, length) : pages_of(node, from, length, access);
  if (at == NULL) {
    free(mapping);
    return no_mapping(ENOMEM);
  }
  unsigned *count = is_shown ? &node->shown : &node->copied;
  *mapping = (struct mapping){ at, length, node, count, mappings };
  mappings = mapping;
  __c11_atomic_store(&mappings_made, 1, __ATOMIC_RELAXED);
  node->users++;
  ++*count;
  return at;
}

/* Errors in Linux's order. */
static void *map_file(size_t length, int access, int flags, int fd, size_t from) {
  struct open_file *file = open_file_of(fd);
  int mode = file ? file->flags & O_ACCMODE : O_WRONLY, kind = flags & MAP_KIND;
  if (file == NULL && !is_output(fd))
    return no_mapping(EBADF);
  if (length == 0 || kind == 0 || kind > (MAP_SHARED | MAP_PRIVATE))
    return no_mapping(EINVAL);
  if (length > PTRDIFF_MAX - PAGE)
    return no_mapping(ENOMEM);
  if (mode == O_WRONLY || (kind != MAP_PRIVATE && access & PROT_WRITE && mode != O_RDWR))
    return no_mapping(EACCES);
  if (file->node == NULL || file->node == &null_node)
    return no_mapping(ENODEV);
  pthread_mutex_lock(&mappings_lock);
  pthread_mutex_lock(&file->node->lock);
  void *at = map_node(file->node, in_pages(length), access, flags, from);
  pthread_mutex_unlock(&file->node->lock);
  pthread_mutex_unlock(&mappings_lock);
  return at;
}

static int unmap_file(struct mapping *mapping) {
  struct node *node = mapping->node;
  int is_shown = mapping->count == &node->shown;
  pthread_mutex_lock(&node->lock);
  if (--*mapping->count == 0 && is_shown)
    hide_bytes(node);
  pthread_mutex_unlock(&node->lock);
  let_go(node);
  if (!is_shown)
    __tresse_unmap(mapping->at);
  free(mapping);
  return 0;
}

/* --- the functions ----------------------------------------------------------------------------- */

static void *map_memory(size_t length, int access, int flags, int fd, long long from) {
  if (flags & (MAP_FIXED | MAP_FIXED_NOREPLACE | MAP_32BIT))
    __tresse_unsupported("`mmap` at an address that is given");
  if (flags & (MAP_GROWSDOWN | MAP_HUGETLB))
    __tresse_unsupported("`mmap` of memory that grows, or of large pages");
  if (!(access & (PROT_READ | PROT_WRITE)) || access & ~(PROT_READ | PROT_WRITE))
    __tresse_unsupported("`mmap` of memory that cannot be read, or that is code");
  if (from % PAGE || (from < 0 && !(flags & MAP_ANONYMOUS)))
    return no_mapping(EINVAL);
  if (!(flags & MAP_ANONYMOUS))
    return map_file(length, access, flags, fd, (size_t)from);
  if (length == 0 || length > PTRDIFF_MAX - PAGE)
    return no_mapping(length ? ENOMEM : EINVAL);
  if ((flags & MAP_KIND) != MAP_SHARED && (flags & MAP_KIND) != MAP_PRIVATE)
    return no_mapping(EINVAL);
  void *block = pages(in_pages(length), access);
  return block ? block : no_mapping(ENOMEM);
}

void *mmap(void *address, size_t length, int access, int flags, int fd, off_t from) {
  (void)address;
  return map_memory(length, access, flags, fd, from);
}

void *mmap64(void *address, size_t length, int access, int flags, int fd, long long from) {
  (void)address;
  return map_memory(length, access, flags, fd, from);
}

/* The mapping of a file, taken off the list, or null: there is none of this length. Where no file is
   mapped nobody takes the lock: to give memory back orders nothing. */
static struct mapping *take_mapping(const void *block, size_t length, int *is_of_file) {
  if (__c11_atomic_load(&mappings_made, __ATOMIC_RELAXED) == 0)
    return NULL;
  pthread_mutex_lock(&mappings_lock);
  struct mapping **at = &mappings, *found;
  for (; *at && ((*at)->at != block || (*at)->length != length); at = &(*at)->next)
    *is_of_file |= (*at)->at == block;
  if ((found = *at) != NULL)
    *at = found->next;
  pthread_mutex_unlock(&mappings_lock);
  return found;
}

int munmap(void *block, size_t length) {
  if (length == 0 || (uintptr_t)block % PAGE)
    return (int)fail(EINVAL);
  length = in_pages(length);
  int is_of_file = 0;
  struct mapping *found = take_mapping(block, length, &is_of_file);
  if (found)
    return unmap_file(found);
  if (is_of_file || __tresse_object_size(block) != length)
    __tresse_unsupported("`munmap` of a part of a mapping");
  __tresse_unmap(block);
  return 0;
}

/* A file has at once what is written to its mapping. */
int msync(void *block, size_t length, int flags) {
  enum { MS_ASYNC = 1, MS_INVALIDATE = 2, MS_SYNC = 4 };
  (void)length;
  if ((uintptr_t)block % PAGE || flags & ~(MS_ASYNC | MS_INVALIDATE | MS_SYNC) ||
      (flags & MS_ASYNC && flags & MS_SYNC))
    return (int)fail(EINVAL);
  return 0;
}

/* Where threads can be cancelled (cancel.c). */
int __tresse_cancel_msync(void *block, size_t length, int flags) {
  cancellation_point();
  return msync(block, length, flags);
}

/* --- shared memory objects (POSIX `shm_open`) -------------------------------------------------- */

/* As on Linux, they are files of this folder. */
static const char shared_memory[] = "/dev/shm/";

/* The file of a name, or an error number. */
static int shared_file(char *to, const char *name) {
  while (*name == '/')
    name++;
  size_t length = strlen(name);
  if (length == 0 || strchr(name, '/'))
    return EINVAL;
  if (length > 255)
    return ENAMETOOLONG;
  memcpy(to, shared_memory, sizeof shared_memory - 1);
  memcpy(to + sizeof shared_memory - 1, name, length + 1);
  return 0;
}

int shm_open(const char *name, int flags, mode_t mode) {
  char file[sizeof shared_memory + 256];
  int error = shared_file(file, name);
  (void)mode;
  return error ? (int)fail(error) : open_file(file, flags | O_CLOEXEC);
}

int shm_unlink(const char *name) {
  char file[sizeof shared_memory + 256];
  int error = shared_file(file, name);
  return error ? (int)fail(error == ENAMETOOLONG ? error : ENOENT) : unlink(file);
}
