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
