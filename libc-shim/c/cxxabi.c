/* C++: exceptions, type information, dynamic_cast. Itanium C++ ABI, 2.9.5 (type information), and
   its volume on exception handling, levels I and II. What the machine knows, frames and the clauses
   of their landing pads, is asked for by __tresse_frame_*; who catches what is decided here, over
   the program's own type information. Names of types are compared as libstdc++ does it. */

#define NO_FRAME ((size_t)-1)

/* --- type information ------------------------------------------------------------------------ */

struct type_info {
  const void *const *vtable;
  const char *name;
};

struct type_with_base {
  struct type_info self;
  const struct type_info *base;
};

/* Bits of offset_flags; the offset is above them. */
enum { BASE_VIRTUAL = 1, BASE_PUBLIC = 2, BASE_OFFSET = 8 };

struct type_with_bases {
  struct type_info self;
  unsigned flags, count;
  struct {
    const struct type_info *base;
    ptrdiff_t offset_flags;
  } bases[];
};

/* Qualifiers of what is pointed to, and what a pointer to a function promises. */
enum { POINTEE_CONST = 1, POINTEE_PROMISES = 0x20 | 0x40 };

struct pointer_type {
  struct type_info self;
  unsigned flags;
  const struct type_info *pointee;
};

struct member_pointer_type {
  struct pointer_type self;
  const struct type_info *context;
};

/* What a virtual table begins with: pointers to it are to its functions. */
struct vtable {
  ptrdiff_t top;
  const struct type_info *type;
  const void *functions[8];
};

void _ZNSt9type_infoD2Ev(void *self) { (void)self; }
void _ZNSt9type_infoD1Ev(void *self) { (void)self; }
void _ZNSt9type_infoD0Ev(void *self) { free(self); }

/* The classes of type information. Nobody but this file calls the other functions of theirs. */
#define TYPE_CLASS(name)                                                                         \
  const void *const _ZTVN10__cxxabiv1##name##E[8] = {                                            \
    NULL, NULL, (const void *)_ZNSt9type_infoD1Ev, (const void *)_ZNSt9type_infoD0Ev             \
  };
TYPE_CLASS(23__fundamental_type_info)
TYPE_CLASS(17__array_type_info)
TYPE_CLASS(20__function_type_info)
TYPE_CLASS(16__enum_type_info)
TYPE_CLASS(17__class_type_info)
TYPE_CLASS(20__si_class_type_info)
TYPE_CLASS(21__vmi_class_type_info)
TYPE_CLASS(19__pointer_type_info)
TYPE_CLASS(29__pointer_to_member_type_info)

#define TYPE_FUNCTIONS(name) (&_ZTVN10__cxxabiv1##name##E[2])
#define IS_TYPE(type, name) ((type)->vtable == TYPE_FUNCTIONS(name))

static int is_class_type(const struct type_info *type) {
  return IS_TYPE(type, 17__class_type_info) || IS_TYPE(type, 20__si_class_type_info) ||
         IS_TYPE(type, 21__vmi_class_type_info);
}

/* One letter each; T const * is PKT. */
#define TYPE_FUNDAMENTAL(letter) \
  static const char name_##letter[] = #letter, name_P##letter[] = "P" #letter, \
                    name_PK##letter[] = "PK" #letter; \
  const struct type_info _ZTI##letter = { TYPE_FUNCTIONS(23__fundamental_type_info), name_##letter }; \
  const struct pointer_type _ZTIP##letter = { \
    { TYPE_FUNCTIONS(19__pointer_type_info), name_P##letter }, 0, &_ZTI##letter \
  }; \
  const struct pointer_type _ZTIPK##letter = { \
    { TYPE_FUNCTIONS(19__pointer_type_info), name_PK##letter }, POINTEE_CONST, &_ZTI##letter \
  };
TYPE_FUNDAMENTAL(v)
TYPE_FUNDAMENTAL(b)
TYPE_FUNDAMENTAL(w)
TYPE_FUNDAMENTAL(c)
TYPE_FUNDAMENTAL(a)
TYPE_FUNDAMENTAL(h)
TYPE_FUNDAMENTAL(s)
TYPE_FUNDAMENTAL(t)
TYPE_FUNDAMENTAL(i)
TYPE_FUNDAMENTAL(j)
TYPE_FUNDAMENTAL(l)
TYPE_FUNDAMENTAL(m)
TYPE_FUNDAMENTAL(x)
TYPE_FUNDAMENTAL(y)
TYPE_FUNDAMENTAL(n)
TYPE_FUNDAMENTAL(o)
TYPE_FUNDAMENTAL(f)
TYPE_FUNDAMENTAL(d)
TYPE_FUNDAMENTAL(e)
TYPE_FUNDAMENTAL(g)
TYPE_FUNDAMENTAL(Di)
TYPE_FUNDAMENTAL(Ds)
TYPE_FUNDAMENTAL(Du)
TYPE_FUNDAMENTAL(Dn)

/* A name that begins with a star is that of one object file only. */
static int is_same_type(const struct type_info *a, const struct type_info *b) {
  return a->name == b->name || (a->name[0] != '*' && strcmp(a->name, b->name) == 0);
}

int _ZNKSt9type_infoeqERKS_(const struct type_info *a, const struct type_info *b) {
  return is_same_type(a, b);
}

int _ZNKSt9type_info6beforeERKS_(const struct type_info *a, const struct type_info *b) {
  return a->name[0] == '*' && b->name[0] == '*' ? a->name < b->name : strcmp(a->name, b->name) < 0;
}

/* What handlers of libstdc++ name: neither comes. */
const struct type_info _ZTIN10__cxxabiv115__forced_unwindE = { TYPE_FUNCTIONS(17__class_type_info),
                                                               "N10__cxxabiv115__forced_unwindE" };
const struct type_info _ZTIN10__cxxabiv119__foreign_exceptionE = {
  TYPE_FUNCTIONS(17__class_type_info), "N10__cxxabiv119__foreign_exceptionE"
};

/* --- bases ----------------------------------------------------------------------------------- */

/* A subobject: which one it is, by the last virtual base on the way and what comes after it, so that
   it is known of a null pointer as well; and where it is, unless that is not known. */
struct base_place {
  const struct type_info *virtual_base;
  ptrdiff_t offset;
  const char *at;
};

static int is_same_place(const struct base_place *a, const struct base_place *b) {
  if (a->offset != b->offset || !a->virtual_base != !b->virtual_base)
    return 0;
  return !a->virtual_base || is_same_type(a->virtual_base, b->virtual_base);
}

/* What was found of a type among the bases of an object, the object included. */
struct base_found {
  enum { BASE_ABSENT, BASE_HIDDEN, BASE_REACHED, BASE_AMBIGUOUS } how;
  struct base_place place;
};

/* Calls itself for each base. is_public: all the way is. */
static void find_base(const struct type_info *type, struct base_place here, int is_public,
                      const struct type_info *wanted, struct base_found *found) {
  if (is_same_type(type, wanted)) {
    if (found->how != BASE_ABSENT && !is_same_place(&found->place, &here)) {
      found->how = BASE_AMBIGUOUS;
    } else if (found->how != BASE_AMBIGUOUS) {
      found->place = here;
      if (found->how != BASE_REACHED)
        found->how = is_public ? BASE_REACHED : BASE_HIDDEN;
    }
  } else if (IS_TYPE(type, 20__si_class_type_info)) {
    find_base(((const struct type_with_base *)type)->base, here, is_public, wanted, found);
  } else if (IS_TYPE(type, 21__vmi_class_type_info)) {
    const struct type_with_bases *many = (const struct type_with_bases *)type;
    for (unsigned i = 0; i < many->count; i++) {
      ptrdiff_t flags = many->bases[i].offset_flags;
      ptrdiff_t offset = flags >> BASE_OFFSET;
      struct base_place there = here;
      if (flags & BASE_VIRTUAL) {
        there.virtual_base = many->bases[i].base;
        there.offset = 0;
        /* Where it is stands before the functions of the virtual table. */
        if (here.at)
          offset = *(const ptrdiff_t *)(*(const char *const *)here.at + offset);
      } else {
        there.offset += offset;
      }
      if (here.at)
        there.at += offset;
      find_base(many->bases[i].base, there, is_public && flags & BASE_PUBLIC, wanted, found);
    }
  }
}

/* The one public base of an object of this type, the object included. */
static int has_public_base(const struct type_info *type, void **object, const struct type_info *wanted) {
  struct base_found found = { .how = BASE_ABSENT };
  find_base(type, (struct base_place){ .at = *object }, 1, wanted, &found);
  if (found.how != BASE_REACHED)
    return 0;
  *object = (void *)found.place.at;
  return 1;
}

/* All subobjects of one type, the ones that a certain object is a base of, and those of that alone
   that are public. */
struct cast_search {
  const struct type_info *from, *to;
  const char *object;
  struct base_found derived, any;
  int is_object_public, is_way_public;
};

static int is_base_at(const struct type_info *type, const char *here, int is_public,
                      const struct cast_search *casts);

static void look_for_casts(const struct type_info *type, const char *here, int is_public,
                           struct cast_search *casts) {
  if (here == casts->object && is_same_type(type, casts->from))
    casts->is_object_public |= is_public;
  if (is_same_type(type, casts->to)) {
    struct base_found *any = &casts->any, *derived = &casts->derived;
    if (any->how != BASE_ABSENT && any->place.at != here)
      any->how = BASE_AMBIGUOUS;
    else if (any->how != BASE_AMBIGUOUS && (any->place.at = here, any->how != BASE_REACHED))
      any->how = is_public ? BASE_REACHED : BASE_HIDDEN;
    int way = is_base_at(type, here, 1, casts);
    if (way && derived->how != BASE_ABSENT && derived->place.at != here)
      derived->how = BASE_AMBIGUOUS;
    else if (way && derived->how != BASE_AMBIGUOUS && (derived->place.at = here, derived->how != BASE_REACHED))
      derived->how = way > 1 ? BASE_REACHED : BASE_HIDDEN;
  }
  if (IS_TYPE(type, 20__si_class_type_info)) {
    look_for_casts(((const struct type_with_base *)type)->base, here, is_public, casts);
  } else if (IS_TYPE(type, 21__vmi_class_type_info)) {
    const struct type_with_bases *many = (const struct type_with_bases *)type;
    for (unsigned i = 0; i < many->count; i++) {
      ptrdiff_t flags = many->bases[i].offset_flags;
      ptrdiff_t offset = flags >> BASE_OFFSET;
      if (flags & BASE_VIRTUAL)
        offset = *(const ptrdiff_t *)(*(const char *const *)here + offset);
      look_for_casts(many->bases[i].base, here + offset, is_public && flags & BASE_PUBLIC, casts);
    }
  }
}

/* Is the object a base of what is here? 2: a public one. */
static int is_base_at(const struct type_info *type, const char *here, int is_public,
                      const struct cast_search *casts) {
  if (here == casts->object && is_same_type(type, casts->from))
    return is_public ? 2 : 1;
  if (IS_TYPE(type, 20__si_class_type_info))
    return is_base_at(((const struct type_with_base *)type)->base, here, is_public, casts);
  int best = 0;
  if (IS_TYPE(type, 21__vmi_class_type_info)) {
    const struct type_with_bases *many = (const struct type_with_bases *)type;
    for (unsigned i = 0; i < many->count; i++) {
      ptrdiff_t flags = many->bases[i].offset_flags;
      ptrdiff_t offset = flags >> BASE_OFFSET;
      if (flags & BASE_VIRTUAL)
        offset = *(const ptrdiff_t *)(*(const char *const *)here + offset);
      int way = is_base_at(many->bases[i].base, here + offset, is_public && flags & BASE_PUBLIC,
                           casts);
      if (way > best)
        best = way;
    }
  }
  return best;
}

/* C++20 7.6.1.7, paragraph 8: what is derived from the object, if that is one and publicly; or else
   the one public base of the whole object, if the object is a public base of that. */
void *__dynamic_cast(const void *object, const struct type_info *from, const struct type_info *to,
                     ptrdiff_t hint) {
  (void)hint;
  const void *const *functions = *(const void *const *const *)object;
  const struct vtable *table =
      (const struct vtable *)((const char *)functions - offsetof(struct vtable, functions));
  const char *whole = (const char *)object + table->top;
  struct cast_search casts = { .from = from, .to = to, .object = object };
  look_for_casts(table->type, whole, 1, &casts);
  if (casts.derived.how == BASE_REACHED)
    return (void *)casts.derived.place.at;
  if (casts.is_object_public && casts.any.how == BASE_REACHED)
    return (void *)casts.any.place.at;
  return NULL;
}

/* --- does a handler catch a type? C++20 14.4 ---------------------------------------------------- */

/* level: how deep in pointers this is; is_const: all pointers on the way but the first are const. */
static int catches_type(const struct type_info *cxx_handler, const struct type_info *thrown,
                        void **object, int level, int is_const) {
  if (is_same_type(cxx_handler, thrown))
    return 1;
  int is_member = IS_TYPE(cxx_handler, 29__pointer_to_member_type_info);
  if (IS_TYPE(cxx_handler, 19__pointer_type_info) || is_member) {
    if (IS_TYPE(thrown, 23__fundamental_type_info) && strcmp(thrown->name, "Dn") == 0) {
      /* What a null pointer to a member is: -1 of data, a pair of zeroes of functions. */
      static const ptrdiff_t no_data = -1, no_function[2] = { 0, 0 };
      const struct type_info *pointee = ((const struct pointer_type *)cxx_handler)->pointee;
      int is_function = IS_TYPE(pointee, 20__function_type_info);
      *object = !is_member ? NULL : (void *)(is_function ? no_function : &no_data);
      return level == 0;
    }
    if (thrown->vtable != cxx_handler->vtable || !is_const)
      return 0;
    const struct pointer_type *to = (const struct pointer_type *)cxx_handler;
    const struct pointer_type *from = (const struct pointer_type *)thrown;
    /* A handler may promise less, and be more qualified, than what is thrown. */
    if (to->flags & POINTEE_PROMISES & ~from->flags ||
        from->flags & ~to->flags & ~(unsigned)POINTEE_PROMISES)
      return 0;
    is_const = (to->flags & POINTEE_CONST) != 0;
    if (is_member) {
      if (!is_same_type(((const struct member_pointer_type *)to)->context,
                        ((const struct member_pointer_type *)from)->context))
        return 0;
    } else if (level == 0 && IS_TYPE(to->pointee, 23__fundamental_type_info) &&
               strcmp(to->pointee->name, "v") == 0) {
      return !IS_TYPE(from->pointee, 20__function_type_info);
    }
    /* A promise of a function is a part of its type, beside the flags. */
    if (IS_TYPE(to->pointee, 20__function_type_info) && IS_TYPE(from->pointee, 20__function_type_info))
      return is_same_type(to->pointee, from->pointee);
    return catches_type(to->pointee, from->pointee, object, is_member ? 2 : level + 1,
                        is_const || level == 0);
  }
  if (level < 2 && is_class_type(cxx_handler) && is_class_type(thrown))
    return has_public_base(thrown, object, cxx_handler);
  return 0;
}

/* --- exceptions ------------------------------------------------------------------------------ */

/* _Unwind_Exception. clang knows how long it is: the object follows it. */
struct unwind_header {
  uint64_t kind;
  void (*cleanup)(int reason, struct unwind_header *self);
  /* What the first phase has found. */
  size_t frame, clause;
} __attribute__((aligned(16)));

/* GNUCC++ and a number: an object, or another name of one. */
#define CXX_KIND 0x474e5543432b2b00u

struct cxx_exception {
  /* The object is behind this header, or behind another one: std::rethrow_exception. */
  struct cxx_exception *primary;
  const struct type_info *type;
  void (*destroy)(void *);
  struct cxx_exception *next;
  void *adjusted;
  /* How many handlers have it; below zero: it was thrown again by one of them. */
  int handlers;
  /* Of a primary one: headers and std::exception_ptr that have it. Others do where is_kept is. */
  int is_kept;
  unsigned references;
  struct unwind_header unwind;
};

static TRESSE_THREAD_LOCAL struct {
  struct cxx_exception *caught;
  unsigned uncaught;
} cxa_now;

static struct cxx_exception *header_of(struct unwind_header *unwind) {
  return (struct cxx_exception *)((char *)unwind - offsetof(struct cxx_exception, unwind));
}

static void *object_of(struct cxx_exception *exception) { return exception->primary + 1; }

static int is_own(const struct unwind_header *unwind) { return unwind->kind >> 8 == CXX_KIND >> 8; }

_TRESSE_NORETURN void _ZSt9terminatev(void);

void *__cxa_allocate_exception(size_t size) {
  size_t whole = (sizeof(struct cxx_exception) + size + 15) & ~(size_t)15;
  struct cxx_exception *exception = __tresse_scratch_aligned(16, whole);
  *exception = (struct cxx_exception){ .primary = exception };
  return exception + 1;
}

void __cxa_free_exception(void *object) { free((struct cxx_exception *)object - 1); }

static void take_exception(struct cxx_exception *primary) {
  if (primary->is_kept)
    __atomic_fetch_add(&primary->references, 1, __ATOMIC_RELAXED);
}

static void release_exception(struct cxx_exception *primary) {
  if (primary->is_kept && __atomic_fetch_sub(&primary->references, 1, __ATOMIC_ACQ_REL) != 1)
    return;
  if (primary->destroy)
    primary->destroy(primary + 1);
  free(primary);
}

/* No handler has it any more. */
static void drop_exception(struct cxx_exception *exception) {
  struct cxx_exception *primary = exception->primary;
  if (exception != primary)
    free(exception);
  release_exception(primary);
}

/* What an exception looks like to a clause of a landing pad. */
static int is_caught_by(struct unwind_header *unwind, const struct type_info *type, void **adjusted) {
  if (!is_own(unwind))
    return 0;
  struct cxx_exception *exception = header_of(unwind);
  *adjusted = object_of(exception);
  int is_pointer = IS_TYPE(exception->type, 19__pointer_type_info);
  if (is_pointer)
    *adjusted = *(void **)*adjusted;
  return catches_type(type, exception->type, adjusted, 0, 1);
}

static int clause_fits(struct unwind_header *unwind, size_t frame, size_t clause, size_t what,
                       void **adjusted) {
  if (what == 1) {
    const struct type_info *type = __tresse_frame_type(frame, clause, 0);
    if (!type) {
      is_caught_by(unwind, &_ZTIv, adjusted);
      return 1;
    }
    return is_caught_by(unwind, type, adjusted);
  }
  /* A filter lets through what it lists. */
  for (size_t i = 0; i < what - 2; i++) {
    void *ignored;
    if (is_caught_by(unwind, __tresse_frame_type(frame, clause, i), &ignored))
      return 0;
  }
  if (is_own(unwind))
    *adjusted = object_of(header_of(unwind));
  return 1;
}

/* The second phase: clean up on the way to the handler. */
_TRESSE_NORETURN static void unwind_on(struct unwind_header *unwind) {
  size_t frame = __tresse_frame_this();
  for (;;) {
    frame = __tresse_frame_next(frame);
    if (frame == NO_FRAME)
      _ZSt9terminatev();
    if (frame == unwind->frame)
      __tresse_frame_land(frame, unwind->clause, unwind);
    if (__tresse_frame_cleanup(frame))
      __tresse_frame_land(frame, NO_FRAME, unwind);
  }
}

/* The first phase: nothing happens where there is no handler. */
static void raise_exception(struct unwind_header *unwind) {
  size_t frame = __tresse_frame_this();
  while ((frame = __tresse_frame_next(frame)) != NO_FRAME) {
    for (size_t clause = 0, what; (what = __tresse_frame_clause(frame, clause)) != 0; clause++) {
      void *adjusted = NULL;
      if (clause_fits(unwind, frame, clause, what, &adjusted)) {
        unwind->frame = frame;
        unwind->clause = clause;
        if (is_own(unwind))
          header_of(unwind)->adjusted = adjusted;
        unwind_on(unwind);
      }
    }
  }
}

/* Level I, for languages that are not C++. 5: the end of the stack. */
int _Unwind_RaiseException(struct unwind_header *unwind) {
  raise_exception(unwind);
  return 5;
}

_TRESSE_NORETURN void _Unwind_Resume(struct unwind_header *unwind) { unwind_on(unwind); }

void _Unwind_DeleteException(struct unwind_header *unwind) {
  if (unwind->cleanup)
    unwind->cleanup(1, unwind);
}

void *__cxa_begin_catch(struct unwind_header *unwind) {
  if (!is_own(unwind))
    __tresse_frame_foreign();
  struct cxx_exception *exception = header_of(unwind);
  exception->handlers = exception->handlers < 0 ? 1 - exception->handlers : exception->handlers + 1;
  cxa_now.uncaught--;
  if (exception != cxa_now.caught) {
    exception->next = cxa_now.caught;
    cxa_now.caught = exception;
  }
  return exception->adjusted;
}

void __cxa_end_catch(void) {
  struct cxx_exception *exception = cxa_now.caught;
  if (!exception)
    return;
  if (exception->handlers < 0) {
    /* It is on its way again; the handler that has thrown it is left. */
    if (++exception->handlers == 0)
      cxa_now.caught = exception->next;
  } else if (--exception->handlers == 0) {
    cxa_now.caught = exception->next;
    drop_exception(exception);
  }
}

void *__cxa_get_exception_ptr(struct unwind_header *unwind) {
  if (!is_own(unwind))
    __tresse_frame_foreign();
  return header_of(unwind)->adjusted;
}

struct cxx_exception *__cxa_init_primary_exception(void *object, const struct type_info *type,
                                               void (*destroy)(void *)) {
  struct cxx_exception *exception = (struct cxx_exception *)object - 1;
  exception->type = type;
  exception->destroy = destroy;
  exception->unwind.kind = CXX_KIND;
  return exception;
}

/* Where nobody catches it, what std::terminate runs in is a handler. */
_TRESSE_NORETURN static void throw_it(struct cxx_exception *exception) {
  cxa_now.uncaught++;
  raise_exception(&exception->unwind);
  exception->adjusted = object_of(exception);
  __cxa_begin_catch(&exception->unwind);
  _ZSt9terminatev();
}

_TRESSE_NORETURN void __cxa_throw(void *object, const struct type_info *type,
                                  void (*destroy)(void *)) {
  struct cxx_exception *exception = __cxa_init_primary_exception(object, type, destroy);
  exception->references = 1;
  throw_it(exception);
}

_TRESSE_NORETURN void __cxa_rethrow(void) {
  struct cxx_exception *exception = cxa_now.caught;
  if (!exception)
    _ZSt9terminatev();
  exception->handlers = -exception->handlers;
  throw_it(exception);
}

const struct type_info *__cxa_current_exception_type(void) {
  return cxa_now.caught ? cxa_now.caught->type : NULL;
}

void *__cxa_get_globals(void) { return &cxa_now; }
void *__cxa_get_globals_fast(void) { return &cxa_now; }
int _ZSt19uncaught_exceptionsv(void) { return (int)cxa_now.uncaught; }
_Bool _ZSt18uncaught_exceptionv(void) { return cxa_now.uncaught != 0; }
_Bool __cxa_uncaught_exception(void) { return cxa_now.uncaught != 0; }
unsigned __cxa_uncaught_exceptions(void) { return cxa_now.uncaught; }

/* --- std::exception_ptr: one pointer to the object ------------------------------------------------ */

static void keep_exception(void *object) {
  struct cxx_exception *primary = (struct cxx_exception *)object - 1;
  /* Whoever has it second has it from somebody who has written that. */
  if (!primary->is_kept)
    primary->is_kept = 1;
  take_exception(primary);
}

void _ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(void **self) {
  if (*self)
    keep_exception(*self);
}

void _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(void **self) {
  if (*self)
    release_exception((struct cxx_exception *)*self - 1);
  *self = NULL;
}

void *_ZNKSt15__exception_ptr13exception_ptr6_M_getEv(void *const *self) { return *self; }

void _ZNSt15__exception_ptr13exception_ptrC1EPv(void **self, void *object) {
  *self = object;
  if (object)
    keep_exception(object);
}
void _ZNSt15__exception_ptr13exception_ptrC2EPv(void **self, void *object) {
  _ZNSt15__exception_ptr13exception_ptrC1EPv(self, object);
}
void _ZNSt15__exception_ptr13exception_ptrC1Ev(void **self) { *self = NULL; }
void _ZNSt15__exception_ptr13exception_ptrC2Ev(void **self) { *self = NULL; }
void _ZNSt15__exception_ptr13exception_ptrC1ERKS0_(void **self, void *const *other) {
  _ZNSt15__exception_ptr13exception_ptrC1EPv(self, *other);
}
void _ZNSt15__exception_ptr13exception_ptrC2ERKS0_(void **self, void *const *other) {
  _ZNSt15__exception_ptr13exception_ptrC1EPv(self, *other);
}
void _ZNSt15__exception_ptr13exception_ptrD1Ev(void **self) {
  _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(self);
}
void _ZNSt15__exception_ptr13exception_ptrD2Ev(void **self) {
  _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(self);
}
void **_ZNSt15__exception_ptr13exception_ptraSERKS0_(void **self, void *const *other) {
  void *object = *other;
  if (object)
    keep_exception(object);
  _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(self);
  *self = object;
  return self;
}
void _ZNSt15__exception_ptr13exception_ptr4swapERS0_(void **self, void **other) {
  void *object = *self;
  *self = *other;
  *other = object;
}
const struct type_info *
_ZNKSt15__exception_ptr13exception_ptr20__cxa_exception_typeEv(void *const *self) {
  return ((struct cxx_exception *)*self - 1)->type;
}

void _ZSt17current_exceptionv(void **result) {
  _ZNSt15__exception_ptr13exception_ptrC1EPv(result, cxa_now.caught ? object_of(cxa_now.caught) : NULL);
}

/* The object has another name while it is thrown again: each thread may do so by itself. */
_TRESSE_NORETURN void _ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(void **pointer) {
  struct cxx_exception *primary = (struct cxx_exception *)*pointer - 1;
  struct cxx_exception *exception = (struct cxx_exception *)__cxa_allocate_exception(0) - 1;
  keep_exception(*pointer);
  exception->primary = primary;
  exception->type = primary->type;
  exception->unwind.kind = CXX_KIND + 1;
  throw_it(exception);
}
