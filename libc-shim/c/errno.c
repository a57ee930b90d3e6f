#include <errno.h>

static TRESSE_THREAD_LOCAL int error_number;

int *__errno_location(void) { return &error_number; }

/* As the headers of FreeBSD and macOS have it. */
int *__error(void);
int *__error(void) { return &error_number; }
