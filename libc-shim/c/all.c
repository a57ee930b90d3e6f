/* The C part of the shim as one unit. Each file may use what the files above it define. */
#define _TRESSE_SHIM 1
#include "tresse.h"

#include "errno.c"
#include "ctype.c"
#include "string.c"
#include "number.c"
#include "stdlib.c"
#include "stdio.c"
#include "math.c"
#include "time.c"
#include "unistd.c"
#include "signal.c"
#include "pthread.c"
#include "threads.c"
#include "core.c"
#include "verifier.c"
#include "hazard.c"
