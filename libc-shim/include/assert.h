/* No include guard: each inclusion looks at NDEBUG again. */
#include <tresse/cdefs.h>

#undef assert
#ifdef NDEBUG
#define assert(condition) ((void)0)
#else
_TRESSE_BEGIN
_TRESSE_NORETURN void __assert_fail(const char *condition, const char *file, unsigned line,
                                    const char *function);
_TRESSE_END
#define assert(condition) \
  ((condition) ? (void)0 : __assert_fail(#condition, __FILE__, __LINE__, __func__))
#endif

#if !defined static_assert && !defined __cplusplus
#define static_assert _Static_assert
#endif
