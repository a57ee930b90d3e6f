/* What <sys/mman.h> of Linux has. */
#include <sys/types.h>

enum { PROT_READ = 1, PROT_WRITE = 2, MAP_SHARED = 1, MAP_PRIVATE = 2, MAP_ANONYMOUS = 32 };
enum { MS_ASYNC = 1, MS_SYNC = 4 };
#define MAP_FAILED ((void *)-1)
void *mmap(void *address, size_t length, int access, int flags, int fd, off_t offset);
int munmap(void *block, size_t length);
int msync(void *block, size_t length, int flags);
int shm_open(const char *name, int flags, mode_t mode);
int shm_unlink(const char *name);
