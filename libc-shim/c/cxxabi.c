/* C++: exceptions, type information, dynamic_cast. Itanium C++ ABI, 2.9.5 (type information), and
   its volume on exception handling, levels I and II. What the machine knows, frames and the clauses
   of their landing pads, is asked for by __tresse_frame_*; who catches what is decided here, over
   the program's own type information. Names of types are compared as libstdc++ does it. */

#define NOTHING ((size_t)-1)

/* --- type information ------------------------------------------------------------------------ */

struct type_info {
  const void *const *vtable;
  const char *name;
};

struct one_base {
  struct type_info self;
  const struct type_info *base;
};

/* Bits of offset_flags; the offset is above them. */
enum { BASE_VIRTUAL = 1, BASE_PUBLIC = 2, BASE_OFFSET = 8 };

struct many_bases {
  struct type_info self;
  unsigned flags, count;
  struct {
    const struct type_info *base;
    long offset_flags;
  } bases[];
};

/* Qualifiers of what is pointed to, and what a pointer to a function promises. */
enum { POINTEE_CONST = 1, POINTEE_PROMISES = 0x20 | 0x40 };

struct pointer {
  struct type_info self;
  unsigned flags;
  const struct type_info *pointee;
};

struct member_pointer {
  struct pointer self;
  const struct type_info *context;
};

/* What a virtual table begins with: pointers to it are to its functions. */
struct vtable {
  ptrdiff_t top;
  const struct type_info *type;
  const void *functions[6];
};

void _ZNSt9type_infoD2Ev(void *self) { (void)self; }
void _ZNSt9type_infoD1Ev(void *self) { (void)self; }
void _ZNSt9type_infoD0Ev(void *self) { free(self); }

/* The classes of type information. Nobody but this file calls the other functions of theirs. */
#define TYPE_CLASS(name) \
  const struct vtable _ZTVN10__cxxabiv1##name##E = { \
    0, NULL, { (const void *)_ZNSt9type_infoD1Ev, (const void *)_ZNSt9type_infoD0Ev } \
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

#define FUNCTIONS(name) ((const void *const *)_ZTVN10__cxxabiv1##name##E.functions)
#define IS(type, name) ((type)->vtable == FUNCTIONS(name))

static int is_class(const struct type_info *type) {
  return IS(type, 17__class_type_info) || IS(type, 20__si_class_type_info) ||
         IS(type, 21__vmi_class_type_info);
}

/* One letter each; T const * is PKT. */
#define FUNDAMENTAL(letter) \
  static const char name_##letter[] = #letter, name_P##letter[] = "P" #letter, \
                    name_PK##letter[] = "PK" #letter; \
  const struct type_info _ZTI##letter = { FUNCTIONS(23__fundamental_type_info), name_##letter }; \
  const struct pointer _ZTIP##letter = { \
    { FUNCTIONS(19__pointer_type_info), name_P##letter }, 0, &_ZTI##letter \
  }; \
  const struct pointer _ZTIPK##letter = { \
    { FUNCTIONS(19__pointer_type_info), name_PK##letter }, POINTEE_CONST, &_ZTI##letter \
  };
FUNDAMENTAL(v)
FUNDAMENTAL(b)
FUNDAMENTAL(w)
FUNDAMENTAL(c)
FUNDAMENTAL(a)
FUNDAMENTAL(h)
FUNDAMENTAL(s)
FUNDAMENTAL(t)
FUNDAMENTAL(i)
FUNDAMENTAL(j)
FUNDAMENTAL(l)
FUNDAMENTAL(m)
FUNDAMENTAL(x)
FUNDAMENTAL(y)
FUNDAMENTAL(n)
FUNDAMENTAL(o)
FUNDAMENTAL(f)
FUNDAMENTAL(d)
FUNDAMENTAL(e)
FUNDAMENTAL(g)
FUNDAMENTAL(Di)
FUNDAMENTAL(Ds)
FUNDAMENTAL(Du)
FUNDAMENTAL(Dn)

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

/* --- bases ----------------------------------------------------------------------------------- */

/* A subobject: which one it is, by the last virtual base on the way and what comes after it, so that
   it is known of a null pointer as well; and where it is, unless that is not known. */
struct place {
  const struct type_info *virtual_base;
  ptrdiff_t offset;
  const char *at;
};

static int is_same_place(const struct place *a, const struct place *b) {
  if (a->offset != b->offset || !a->virtual_base != !b->virtual_base)
    return 0;
  return !a->virtual_base || is_same_type(a->virtual_base, b->virtual_base);
}

/* What was found of a type among the bases of an object, the object included. */
struct found {
  enum { ABSENT, HIDDEN, PUBLIC, AMBIGUOUS } how;
  struct place place;
};

/* Calls itself for each base. is_public: all the way is. */
static void find_base(const struct type_info *type, struct place here, int is_public,
                      const struct type_info *wanted, struct found *found) {
  if (is_same_type(type, wanted)) {
    if (found->how != ABSENT && !is_same_place(&found->place, &here)) {
      found->how = AMBIGUOUS;
    } else if (found->how != AMBIGUOUS) {
      found->place = here;
      if (found->how != PUBLIC)
        found->how = is_public ? PUBLIC : HIDDEN;
    }
  } else if (IS(type, 20__si_class_type_info)) {
    find_base(((const struct one_base *)type)->base, here, is_public, wanted, found);
  } else if (IS(type, 21__vmi_class_type_info)) {
    const struct many_bases *many = (const struct many_bases *)type;
    for (unsigned i = 0; i < many->count; i++) {
      long flags = many->bases[i].offset_flags;
      ptrdiff_t offset = flags >> BASE_OFFSET;
      struct place there = here;
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
static int has_base(const struct type_info *type, void **object, const struct type_info *wanted) {
  struct found found = { .how = ABSENT };
  find_base(type, (struct place){ .at = *object }, 1, wanted, &found);
  if (found.how != PUBLIC)
    return 0;
  *object = (void *)found.place.at;
  return 1;
}

/* All subobjects of one type, the ones that a certain object is a base of, and those of that alone
   that are public. */
struct casts {
  const struct type_info *from, *to;
  const char *object;
  struct found derived, any;
  int is_object_public, is_way_public;
};

static int is_base_at(const struct type_info *type, const char *here, int is_public,
                      const struct casts *casts);

static void look_for_casts(const struct type_info *type, const char *here, int is_public,
                           struct casts *casts) {
  if (here == casts->object && is_same_type(type, casts->from))
    casts->is_object_public |= is_public;
  if (is_same_type(type, casts->to)) {
    struct found *any = &casts->any, *derived = &casts->derived;
    if (any->how != ABSENT && any->place.at != here)
      any->how = AMBIGUOUS;
    else if (any->how != AMBIGUOUS && (any->place.at = here, any->how != PUBLIC))
      any->how = is_public ? PUBLIC : HIDDEN;
    int way = is_base_at(type, here, 1, casts);
    if (way && derived->how != ABSENT && derived->place.at != here)
      derived->how = AMBIGUOUS;
    else if (way && derived->how != AMBIGUOUS && (derived->place.at = here, derived->how != PUBLIC))
      derived->how = way > 1 ? PUBLIC : HIDDEN;
  }
  if (IS(type, 20__si_class_type_info)) {
    look_for_casts(((const struct one_base *)type)->base, here, is_public, casts);
  } else if (IS(type, 21__vmi_class_type_info)) {
    const struct many_bases *many = (const struct many_bases *)type;
    for (unsigned i = 0; i < many->count; i++) {
      long flags = many->bases[i].offset_flags;
      ptrdiff_t offset = flags >> BASE_OFFSET;
      if (flags & BASE_VIRTUAL)
        offset = *(const ptrdiff_t *)(*(const char *const *)here + offset);
      look_for_casts(many->bases[i].base, here + offset, is_public && flags & BASE_PUBLIC, casts);
    }
  }
}

/* Is the object a base of what is here? 2: a public one. */
static int is_base_at(const struct type_info *type, const char *here, int is_public,
                      const struct casts *casts) {
  if (here == casts->object && is_same_type(type, casts->from))
    return is_public ? 2 : 1;
  if (IS(type, 20__si_class_type_info))
    return is_base_at(((const struct one_base *)type)->base, here, is_public, casts);
  int best = 0;
  if (IS(type, 21__vmi_class_type_info)) {
    const struct many_bases *many = (const struct many_bases *)type;
    for (unsigned i = 0; i < many->count; i++) {
      long flags = many->bases[i].offset_flags;
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
  struct casts casts = { .from = from, .to = to, .object = object };
  look_for_casts(table->type, whole, 1, &casts);
  if (casts.derived.how == PUBLIC)
    return (void *)casts.derived.place.at;
  if (casts.is_object_public && casts.any.how == PUBLIC)
    return (void *)casts.any.place.at;
  return NULL;
}

/* --- does a handler catch a type? C++20 14.4 ---------------------------------------------------- */

/* level: how deep in pointers this is; is_const: all pointers on the way but the first are const. */
static int catches_type(const struct type_info *handler, const struct type_info *thrown,
                        void **object, int level, int is_const) {
  if (is_same_type(handler, thrown))
    return 1;
  int is_member = IS(handler, 29__pointer_to_member_type_info);
  if (IS(handler, 19__pointer_type_info) || is_member) {
    if (IS(thrown, 23__fundamental_type_info) && strcmp(thrown->name, "Dn") == 0) {
      /* What a null pointer to a member is: -1 of data, a pair of zeroes of functions. */
      static const ptrdiff_t no_data = -1, no_function[2] = { 0, 0 };
      const struct type_info *pointee = ((const struct pointer *)handler)->pointee;
      int is_function = IS(pointee, 20__function_type_info);
      *object = !is_member ? NULL : (void *)(is_function ? no_function : &no_data);
      return level == 0;
    }
    if (thrown->vtable != handler->vtable || !is_const)
      return 0;
    const struct pointer *to = (const struct pointer *)handler;
    const struct pointer *from = (const struct pointer *)thrown;
    /* A handler may promise less, and be more qualified, than what is thrown. */
    if (to->flags & POINTEE_PROMISES & ~from->flags ||
        from->flags & ~to->flags & ~(unsigned)POINTEE_PROMISES)
      return 0;
    is_const = (to->flags & POINTEE_CONST) != 0;
    if (is_member) {
      if (!is_same_type(((const struct member_pointer *)to)->context,
                        ((const struct member_pointer *)from)->context))
        return 0;
    } else if (level == 0 && IS(to->pointee, 23__fundamental_type_info) &&
               strcmp(to->pointee->name, "v") == 0) {
      return !IS(from->pointee, 20__function_type_info);
    }
    /* A promise of a function is a part of its type, beside the flags. */
    if (IS(to->pointee, 20__function_type_info) && IS(from->pointee, 20__function_type_info))
      return is_same_type(to->pointee, from->pointee);
    return catches_type(to->pointee, from->pointee, object, is_member ? 2 : level + 1,
                        is_const || level == 0);
  }
  if (level < 2 && is_class(handler) && is_class(thrown))
    return has_base(thrown, object, handler);
  return 0;
}

/* --- exceptions ------------------------------------------------------------------------------ */

/* _Unwind_Exception. clang knows how long it is: the object follows it. */
struct unwind {
  uint64_t kind;
  void (*cleanup)(int reason, struct unwind *self);
  /* What the first phase has found. */
  size_t frame, clause;
} __attribute__((aligned(16)));

/* GNUCC++ and a number: an object, or another name of one. */
#define OWN_KIND 0x474e5543432b2b00u

struct exception {
  /* The object is behind this header, or behind another one: std::rethrow_exception. */
  struct exception *primary;
  const struct type_info *type;
  void (*destroy)(void *);
  struct exception *next;
  void *adjusted;
  /* How many handlers have it; below zero: it was thrown again by one of them. */
  int handlers;
  /* Of a primary one: headers and std::exception_ptr that have it. Others do where is_kept is. */
  int is_kept;
  unsigned references;
  struct unwind unwind;
};

static TRESSE_THREAD_LOCAL struct {
  struct exception *caught;
  unsigned uncaught;
} now;

static struct exception *header_of(struct unwind *unwind) {
  return (struct exception *)((char *)unwind - offsetof(struct exception, unwind));
}

static void *object_of(struct exception *exception) { return exception->primary + 1; }

static int is_own(const struct unwind *unwind) { return unwind->kind >> 8 == OWN_KIND >> 8; }

_TRESSE_NORETURN void _ZSt9terminatev(void);

void *__cxa_allocate_exception(size_t size) {
  size_t whole = (sizeof(struct exception) + size + 15) & ~(size_t)15;
  struct exception *exception = aligned_alloc(16, whole);
  if (!exception)
    _ZSt9terminatev();
  *exception = (struct exception){ .primary = exception };
  return exception + 1;
}

void __cxa_free_exception(void *object) { free((struct exception *)object - 1); }

static void take(struct exception *primary) {
  if (primary->is_kept)
    __atomic_fetch_add(&primary->references, 1, __ATOMIC_RELAXED);
}

static void release(struct exception *primary) {
  if (primary->is_kept && __atomic_fetch_sub(&primary->references, 1, __ATOMIC_ACQ_REL) != 1)
    return;
  if (primary->destroy)
    primary->destroy(primary + 1);
  free(primary);
}

/* No handler has it any more. */
static void leave(struct exception *exception) {
  struct exception *primary = exception->primary;
  if (exception != primary)
    free(exception);
  release(primary);
}

/* What an exception looks like to a clause of a landing pad. */
static int is_caught_by(struct unwind *unwind, const struct type_info *type, void **adjusted) {
  if (!is_own(unwind))
    return 0;
  struct exception *exception = header_of(unwind);
  *adjusted = object_of(exception);
  int is_pointer = IS(exception->type, 19__pointer_type_info);
  if (is_pointer)
    *adjusted = *(void **)*adjusted;
  return catches_type(type, exception->type, adjusted, 0, 1);
}

static int clause_fits(struct unwind *unwind, size_t frame, size_t clause, size_t what,
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
_TRESSE_NORETURN static void go_on(struct unwind *unwind) {
  size_t frame = __tresse_frame_this();
  for (;;) {
    frame = __tresse_frame_next(frame);
    if (frame == unwind->frame)
      __tresse_frame_land(frame, unwind->clause, unwind);
    if (frame == NOTHING)
      _ZSt9terminatev();
    if (__tresse_frame_cleanup(frame))
      __tresse_frame_land(frame, NOTHING, unwind);
  }
}

/* The first phase: nothing happens where there is no handler. */
static void raise_exception(struct unwind *unwind) {
  size_t frame = __tresse_frame_this();
  while ((frame = __tresse_frame_next(frame)) != NOTHING) {
    for (size_t clause = 0, what; (what = __tresse_frame_clause(frame, clause)) != 0; clause++) {
      void *adjusted = NULL;
      if (clause_fits(unwind, frame, clause, what, &adjusted)) {
        unwind->frame = frame;
        unwind->clause = clause;
        if (is_own(unwind))
          header_of(unwind)->adjusted = adjusted;
        go_on(unwind);
      }
    }
  }
}

/* Level I, for languages that are not C++. 5: the end of the stack. */
int _Unwind_RaiseException(struct unwind *unwind) {
  raise_exception(unwind);
  return 5;
}

_TRESSE_NORETURN void _Unwind_Resume(struct unwind *unwind) { go_on(unwind); }

void _Unwind_DeleteException(struct unwind *unwind) {
  if (unwind->cleanup)
    unwind->cleanup(1, unwind);
}

void *__cxa_begin_catch(struct unwind *unwind) {
  if (!is_own(unwind))
    __tresse_frame_foreign();
  struct exception *exception = header_of(unwind);
  exception->handlers = exception->handlers < 0 ? 1 - exception->handlers : exception->handlers + 1;
  now.uncaught--;
  if (exception != now.caught) {
    exception->next = now.caught;
    now.caught = exception;
  }
  return exception->adjusted;
}

void __cxa_end_catch(void) {
  struct exception *exception = now.caught;
  if (!exception)
    return;
  if (exception->handlers < 0) {
    /* It is on its way again; the handler that has thrown it is left. */
    if (++exception->handlers == 0)
      now.caught = exception->next;
  } else if (--exception->handlers == 0) {
    now.caught = exception->next;
    leave(exception);
  }
}

void *__cxa_get_exception_ptr(struct unwind *unwind) {
  if (!is_own(unwind))
    __tresse_frame_foreign();
  return header_of(unwind)->adjusted;
}

struct exception *__cxa_init_primary_exception(void *object, const struct type_info *type,
                                               void (*destroy)(void *)) {
  struct exception *exception = (struct exception *)object - 1;
  exception->type = type;
  exception->destroy = destroy;
  exception->unwind.kind = OWN_KIND;
  return exception;
}

/* Where nobody catches it, what std::terminate runs in is a handler. */
_TRESSE_NORETURN static void throw_it(struct exception *exception) {
  now.uncaught++;
  raise_exception(&exception->unwind);
  exception->adjusted = object_of(exception);
  __cxa_begin_catch(&exception->unwind);
  _ZSt9terminatev();
}

_TRESSE_NORETURN void __cxa_throw(void *object, const struct type_info *type,
                                  void (*destroy)(void *)) {
  struct exception *exception = __cxa_init_primary_exception(object, type, destroy);
  exception->references = 1;
  throw_it(exception);
}

_TRESSE_NORETURN void __cxa_rethrow(void) {
  struct exception *exception = now.caught;
  if (!exception)
    _ZSt9terminatev();
  exception->handlers = -exception->handlers;
  throw_it(exception);
}

const struct type_info *__cxa_current_exception_type(void) {
  return now.caught ? now.caught->type : NULL;
}

void *__cxa_get_globals(void) { return &now; }
void *__cxa_get_globals_fast(void) { return &now; }
int _ZSt19uncaught_exceptionsv(void) { return (int)now.uncaught; }
_Bool _ZSt18uncaught_exceptionv(void) { return now.uncaught != 0; }
_Bool __cxa_uncaught_exception(void) { return now.uncaught != 0; }
unsigned __cxa_uncaught_exceptions(void) { return now.uncaught; }

/* --- std::exception_ptr: one pointer to the object ------------------------------------------------ */

static void keep(void *object) {
  struct exception *primary = (struct exception *)object - 1;
  /* Whoever has it second has it from somebody who has written that. */
  if (!primary->is_kept)
    primary->is_kept = 1;
  take(primary);
}

void _ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(void **self) {
  if (*self)
    keep(*self);
}

void _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(void **self) {
  if (*self)
    release((struct exception *)*self - 1);
  *self = NULL;
}

void *_ZNKSt15__exception_ptr13exception_ptr6_M_getEv(void *const *self) { return *self; }

void _ZNSt15__exception_ptr13exception_ptrC1EPv(void **self, void *object) {
  *self = object;
  if (object)
    keep(object);
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
    keep(object);
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
  return ((struct exception *)*self - 1)->type;
}

void _ZSt17current_exceptionv(void **result) {
  _ZNSt15__exception_ptr13exception_ptrC1EPv(result, now.caught ? object_of(now.caught) : NULL);
}

/* The object has another name while it is thrown again: each thread may do so by itself. */
_TRESSE_NORETURN void _ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(void **pointer) {
  struct exception *primary = (struct exception *)*pointer - 1;
  struct exception *exception = (struct exception *)__cxa_allocate_exception(0) - 1;
  keep(*pointer);
  exception->primary = primary;
  exception->type = primary->type;
  exception->unwind.kind = OWN_KIND + 1;
  throw_it(exception);
}
