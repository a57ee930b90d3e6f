/* The compiler's own. clang's goes on to the one behind it where there is one, and that of a GCC for
   the target, which clang finds on MIPS, is not for clang. */
#if defined __clang__ && !defined __cplusplus
#pragma push_macro("__STDC_HOSTED__")
#undef __STDC_HOSTED__
#define __STDC_HOSTED__ 0
#include_next <stdatomic.h>
#pragma pop_macro("__STDC_HOSTED__")
#else
#include_next <stdatomic.h>
#endif
