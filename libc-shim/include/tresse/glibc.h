/* glibc's headers that come behind ours take it for granted that `stdint.h`, `time.h`, `stdio.h`
   and the like have brought what their declarations are written with. Where glibc is for another
   target than this, clang finds half of it: none of it is used then. */
#if __has_include(<sys/cdefs.h>) && __has_include(<bits/types.h>) && \
    (!defined __i386__ || __has_include(<gnu/stubs-32.h>))
#define _TRESSE_GLIBC 1
#include <sys/cdefs.h>
#include <bits/types.h>
#endif
