/* What libatomic has besides accesses, which become the accesses themselves
   (machine/src/lower/large.rs). */

/* C11 7.17.5.1 atomic_is_lock_free, of an object at an address that fits its size. What is larger
   takes a lock in some versions of libatomic, so that nobody can count on it. The compiler knows
   the function by its name and lets nobody declare it. */
_Bool is_lock_free(size_t size, const volatile void *object) __asm__("__atomic_is_lock_free");

_Bool is_lock_free(size_t size, const volatile void *object) {
  (void)object;
  return size == 1 || size == 2 || size == 4 || size == 8;
}

/* What clang 14 leaves to libatomic of updates of 128 bits (LLVM, "Atomic Instructions and
   Concurrency Guide", libcalls of a size). */
#ifdef __SIZEOF_INT128__
#pragma clang diagnostic push
/* A processor without such accesses would call these functions. There is none here. */
#pragma clang diagnostic ignored "-Watomic-alignment"
#define UPDATE(name)                                                                               \
  unsigned __int128 fetch_##name(volatile void *at, unsigned __int128 value, int order)            \
      __asm__("__atomic_fetch_" #name "_16");                                                      \
  unsigned __int128 fetch_##name(volatile void *at, unsigned __int128 value, int order) {          \
    return __atomic_fetch_##name((volatile unsigned __int128 *)at, value, order);                  \
  }
UPDATE(add)
UPDATE(sub)
UPDATE(and)
UPDATE(or)
UPDATE(xor)
UPDATE(nand)
#undef UPDATE
#pragma clang diagnostic pop
#endif
