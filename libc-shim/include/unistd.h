#ifndef _UNISTD_H
#define _UNISTD_H
#include <tresse/cdefs.h>
#include <tresse/types.h>
#define __need_NULL
#include <stddef.h>
_TRESSE_BEGIN

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2

ssize_t write(int fd, const void *from, size_t n);
int isatty(int fd);
pid_t getpid(void);
unsigned sleep(unsigned seconds);
int usleep(useconds_t microseconds);
_TRESSE_NORETURN void _exit(int code);

_TRESSE_END
#endif
