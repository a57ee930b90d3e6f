/* Hazard pointers under GenMC's names. What they mean is the machine's: machine/src/hazards.rs. */
#include <genmc.h>

/* What a program holds is the second half, so that it is no block that `free` takes. */
#define HAZARD 0x68617a61UL
struct hazard {
  unsigned long kind;
  __VERIFIER_hp_t pointer;
};

static struct hazard *hazard_of(__VERIFIER_hp_t *pointer) {
  struct hazard *hazard = (struct hazard *)((char *)pointer - offsetof(struct hazard, pointer));
  if (hazard->kind != HAZARD)
    __tresse_misuse("this is no hazard pointer");
  return hazard;
}

__VERIFIER_hp_t *__VERIFIER_hazptr_alloc(void) {
  struct hazard *hazard = __tresse_scratch(sizeof *hazard);
  if (!hazard)
    return NULL;
  hazard->kind = HAZARD;
  hazard->pointer.__value = NULL;
  return &hazard->pointer;
}

void __VERIFIER_hazptr_protect(__VERIFIER_hp_t *pointer, void *block) {
  __tresse_hazard_protect(hazard_of(pointer), block);
}

void __VERIFIER_hazptr_clear(__VERIFIER_hp_t *pointer) { __VERIFIER_hazptr_protect(pointer, NULL); }

void __VERIFIER_hazptr_free(__VERIFIER_hp_t *pointer) {
  __VERIFIER_hazptr_clear(pointer);
  free(hazard_of(pointer));
}

__VERIFIER_hp_t *__VERIFIER_hp_alloc(void) { return __VERIFIER_hazptr_alloc(); }

/* The protection begins before the read: it is the last one of a loop that publishes what it has
   read, and reads again until it finds the same. */
void *__VERIFIER_hp_protect(__VERIFIER_hp_t *pointer, void *variable) {
  struct hazard *hazard = hazard_of(pointer);
  __tresse_hazard_announce(hazard);
  void *block = __atomic_load_n((void **)variable, __ATOMIC_ACQUIRE);
  __tresse_hazard_protect(hazard, block);
  return block;
}

void __VERIFIER_hp_clear(__VERIFIER_hp_t *pointer) { __VERIFIER_hazptr_clear(pointer); }

void __VERIFIER_hp_free(__VERIFIER_hp_t *pointer) { __VERIFIER_hazptr_free(pointer); }

void __VERIFIER_hp_retire(void *block) { __VERIFIER_hazptr_retire(block); }
