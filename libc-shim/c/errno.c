#include <errno.h>

static TRESSE_THREAD_LOCAL int error_number;

int *__errno_location(void) { return &error_number; }
