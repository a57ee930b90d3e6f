/* std::exception, what is derived from it, and what throws it: as libstdc++ lays these classes out,
   whose headers declare them; and std::terminate. */

/* --- std::exception and what is derived from it ---------------------------------------------------- */

/* A class without data of its own: name, base, what it says. Its destructor has three names. */
#define STD_EXCEPTION(name, type_class, base_of, text) \
  const char *_ZNKSt##name##4whatEv(const void *self) { \
    (void)self; \
    return text; \
  } \
  void _ZNSt##name##D2Ev(void *self) { (void)self; } \
  void _ZNSt##name##D1Ev(void *self) { (void)self; } \
  void _ZNSt##name##D0Ev(void *self) { free(self); } \
  STD_CLASS(name, type_class, base_of)

#define STD_CLASS(name, type_class, base_of) \
  static const char name_St##name[] = "St" #name; \
  const struct type_with_base _ZTISt##name = { { TYPE_FUNCTIONS(type_class), name_St##name }, base_of }; \
  const struct vtable _ZTVSt##name = { \
    0, \
    &_ZTISt##name.self, \
    { (const void *)_ZNSt##name##D1Ev, (const void *)_ZNSt##name##D0Ev, \
      (const void *)_ZNKSt##name##4whatEv } \
  };

#define STD_BASE(base_of) &_ZTISt##base_of.self
STD_EXCEPTION(9exception, 17__class_type_info, NULL, "std::exception")
#define STD_SIMPLE(name, text) STD_EXCEPTION(name, 20__si_class_type_info, STD_BASE(9exception), text)
STD_SIMPLE(9bad_alloc, "std::bad_alloc")
STD_SIMPLE(8bad_cast, "std::bad_cast")
STD_SIMPLE(10bad_typeid, "std::bad_typeid")
STD_SIMPLE(13bad_exception, "std::bad_exception")
STD_SIMPLE(17bad_function_call, "bad_function_call")
STD_SIMPLE(12bad_weak_ptr, "bad_weak_ptr")
STD_EXCEPTION(20bad_array_new_length, 20__si_class_type_info, STD_BASE(9bad_alloc),
          "std::bad_array_new_length")

_TRESSE_NORETURN static void throw_simple(const struct vtable *table, void (*destroy)(void *)) {
  const void **object = __cxa_allocate_exception(sizeof(void *));
  *object = table->functions;
  __cxa_throw(object, table->type, destroy);
}

#define STD_THROW(name) throw_simple(&_ZTVSt##name, _ZNSt##name##D1Ev)
_TRESSE_NORETURN void __cxa_bad_cast(void) { STD_THROW(8bad_cast); }
_TRESSE_NORETURN void __cxa_bad_typeid(void) { STD_THROW(10bad_typeid); }
_TRESSE_NORETURN void __cxa_throw_bad_array_new_length(void) { STD_THROW(20bad_array_new_length); }
_TRESSE_NORETURN void __cxa_throw_bad_array_length(void) { STD_THROW(20bad_array_new_length); }
_TRESSE_NORETURN void _ZSt17__throw_bad_allocv(void) { STD_THROW(9bad_alloc); }
_TRESSE_NORETURN void _ZSt28__throw_bad_array_new_lengthv(void) { STD_THROW(20bad_array_new_length); }
_TRESSE_NORETURN void _ZSt16__throw_bad_castv(void) { STD_THROW(8bad_cast); }
_TRESSE_NORETURN void _ZSt18__throw_bad_typeidv(void) { STD_THROW(10bad_typeid); }
_TRESSE_NORETURN void _ZSt21__throw_bad_exceptionv(void) { STD_THROW(13bad_exception); }
_TRESSE_NORETURN void _ZSt25__throw_bad_function_callv(void) { STD_THROW(17bad_function_call); }

/* std::logic_error and std::runtime_error: a text of their own. A copy has a copy, so that no two
   threads share one. */
struct std_worded {
  const void *const *functions;
  char *text;
};

static char *copy_words(const char *text, size_t length) {
  char *copy = malloc(length + 1);
  if (!copy)
    _ZSt17__throw_bad_allocv();
  memcpy(copy, text, length);
  copy[length] = 0;
  return copy;
}

static void put_words(struct std_worded *self, const struct vtable *table, const char *text, size_t length) {
  self->functions = (const void *const *)table->functions;
  self->text = copy_words(text, length);
}

static void put_words_again(struct std_worded *self, const struct std_worded *other) {
  if (self != other) {
    free(self->text);
    self->text = copy_words(other->text, strlen(other->text));
  }
}

/* std::string, as far as it is read here. */
struct cxx_string {
  const char *text;
  size_t length;
};
#define STD_STRING RKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
#define STD_JOIN(a, b) a##b
#define STD_JOINED(a, b) STD_JOIN(a, b)

#define STD_CONSTRUCTORS(name, number) \
  void _ZNSt##name##C##number##EPKc(struct std_worded *self, const char *text) { \
    put_words(self, &_ZTVSt##name, text, strlen(text)); \
  } \
  void STD_JOINED(_ZNSt##name##C##number##E, STD_STRING)(struct std_worded * self, \
                                                    const struct cxx_string *text) { \
    put_words(self, &_ZTVSt##name, text->text, text->length); \
  }

#define STD_DESTRUCTORS(name) \
  void _ZNSt##name##D2Ev(struct std_worded *self) { free(self->text); } \
  void _ZNSt##name##D1Ev(struct std_worded *self) { free(self->text); } \
  void _ZNSt##name##D0Ev(struct std_worded *self) { \
    free(self->text); \
    free(self); \
  }

#define STD_WORDED_BASE(name) \
  STD_DESTRUCTORS(name) \
  const char *_ZNKSt##name##4whatEv(const struct std_worded *self) { return self->text; } \
  STD_CLASS(name, 20__si_class_type_info, STD_BASE(9exception)) \
  STD_CONSTRUCTORS(name, 1) \
  STD_CONSTRUCTORS(name, 2) \
  void _ZNSt##name##C1ERKS_(struct std_worded *self, const struct std_worded *other) { \
    put_words(self, &_ZTVSt##name, other->text, strlen(other->text)); \
  } \
  void _ZNSt##name##C2ERKS_(struct std_worded *self, const struct std_worded *other) { \
    put_words(self, &_ZTVSt##name, other->text, strlen(other->text)); \
  } \
  void _ZNSt##name##C1EOS_(struct std_worded *self, const struct std_worded *other) { \
    put_words(self, &_ZTVSt##name, other->text, strlen(other->text)); \
  } \
  void _ZNSt##name##C2EOS_(struct std_worded *self, const struct std_worded *other) { \
    put_words(self, &_ZTVSt##name, other->text, strlen(other->text)); \
  } \
  struct std_worded *_ZNSt##name##aSERKS_(struct std_worded *self, const struct std_worded *other) { \
    put_words_again(self, other); \
    return self; \
  } \
  struct std_worded *_ZNSt##name##aSEOS_(struct std_worded *self, const struct std_worded *other) { \
    put_words_again(self, other); \
    return self; \
  }
STD_WORDED_BASE(11logic_error)
STD_WORDED_BASE(13runtime_error)

_TRESSE_NORETURN static void throw_worded(const struct vtable *table,
                                          void (*destroy)(struct std_worded *), const char *text) {
  struct std_worded *object = __cxa_allocate_exception(sizeof *object);
  put_words(object, table, text, strlen(text));
  __cxa_throw(object, table->type, (void (*)(void *))destroy);
}

#define STD_THROWER(name, function) \
  _TRESSE_NORETURN void _ZSt##function##PKc(const char *text) { \
    throw_worded(&_ZTVSt##name, _ZNSt##name##D1Ev, text); \
  }
#define STD_WORDED(name, base_of, function) \
  static const char *what_of_##name(const struct std_worded *self) { return self->text; } \
  STD_DESTRUCTORS(name) \
  static const char name_St##name[] = "St" #name; \
  const struct type_with_base _ZTISt##name = { \
    { TYPE_FUNCTIONS(20__si_class_type_info), name_St##name }, STD_BASE(base_of) \
  }; \
  const struct vtable _ZTVSt##name = { \
    0, \
    &_ZTISt##name.self, \
    { (const void *)_ZNSt##name##D1Ev, (const void *)_ZNSt##name##D0Ev, \
      (const void *)what_of_##name } \
  }; \
  STD_CONSTRUCTORS(name, 1) \
  STD_CONSTRUCTORS(name, 2) \
  STD_THROWER(name, function)
STD_THROWER(11logic_error, 19__throw_logic_error)
STD_THROWER(13runtime_error, 21__throw_runtime_error)
STD_WORDED(12domain_error, 11logic_error, 20__throw_domain_error)
STD_WORDED(16invalid_argument, 11logic_error, 24__throw_invalid_argument)
STD_WORDED(12length_error, 11logic_error, 20__throw_length_error)
STD_WORDED(12out_of_range, 11logic_error, 20__throw_out_of_range)
STD_WORDED(11range_error, 13runtime_error, 19__throw_range_error)
STD_WORDED(14overflow_error, 13runtime_error, 22__throw_overflow_error)
STD_WORDED(15underflow_error, 13runtime_error, 23__throw_underflow_error)

_TRESSE_NORETURN void _ZSt24__throw_out_of_range_fmtPKcz(const char *format, ...) {
  char text[512];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  _ZSt20__throw_out_of_rangePKc(text);
}

/* std::nested_exception: what was caught where it was made. */
struct std_nested {
  const void *const *functions;
  void *pointer;
};
void _ZNSt16nested_exceptionD2Ev(struct std_nested *self) {
  _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(&self->pointer);
}
void _ZNSt16nested_exceptionD1Ev(struct std_nested *self) { _ZNSt16nested_exceptionD2Ev(self); }
void _ZNSt16nested_exceptionD0Ev(struct std_nested *self) {
  _ZNSt16nested_exceptionD2Ev(self);
  free(self);
}
const struct type_info _ZTISt16nested_exception = { TYPE_FUNCTIONS(17__class_type_info),
                                                    "St16nested_exception" };
const struct vtable _ZTVSt16nested_exception = {
  0,
  &_ZTISt16nested_exception,
  { (const void *)_ZNSt16nested_exceptionD1Ev, (const void *)_ZNSt16nested_exceptionD0Ev }
};

/* --- std::terminate -------------------------------------------------------------------------- */

typedef void (*cxx_handler)(void);
static cxx_handler terminate_handler, unexpected_handler;

/* Text that is put together here: an exception may be in memory that other threads know. */
struct cxx_words {
  char text[240];
  size_t length;
};

static void add_words(struct cxx_words *words, const char *text) {
  for (char c; words->length < sizeof words->text - 1 && (c = *text) != 0; text++)
    words->text[words->length++] = c;
  words->text[words->length] = 0;
}

/* A name that is easy to read, as c++filt would say it. Others stay as they are. */
static void add_type(struct cxx_words *words, const char *name) {
  static const struct {
    char letter;
    const char *name;
  } letters[] = {
    { 'i', "int" }, { 'j', "unsigned int" }, { 'c', "char" }, { 'b', "bool" }, { 'l', "long" },
    { 'm', "unsigned long" }, { 'd', "double" }, { 'f', "float" }, { 's', "short" },
    { 'h', "unsigned char" }, { 'x', "long long" },
  };
  for (size_t i = 0; i < sizeof letters / sizeof *letters; i++) {
    if (name[0] == letters[i].letter && !name[1])
      return add_words(words, letters[i].name);
  }
  int is_std = name[0] == 'S' && name[1] == 't';
  const char *digits = is_std ? name + 2 : name;
  size_t length = 0;
  while (*digits >= '0' && *digits <= '9')
    length = 10 * length + (size_t)(*digits++ - '0');
  int is_plain = length != 0 && strlen(digits) == length;
  add_words(words, is_plain && is_std ? "std::" : "");
  add_words(words, is_plain ? digits : name);
}

/* As libstdc++'s default handler, and once more for whoever reads a report. */
_TRESSE_NORETURN static void terminate_by_default(void) {
  struct cxx_words said = { .length = 0 }, why = { .length = 0 };
  struct cxx_exception *exception = cxa_now.caught;
  add_words(&said, "terminate called ");
  add_words(&why, "std::terminate, ");
  if (exception) {
    add_words(&said, "after throwing an instance of '");
    add_words(&why, "with an exception of type ");
    add_type(&said, exception->type->name);
    add_type(&why, exception->type->name);
    add_words(&said, "'\n");
    void *object = object_of(exception);
    if (has_public_base(exception->type, &object, &_ZTISt9exception.self)) {
      const char *(*what)(const void *) =
          (const char *(*)(const void *))(*(const void ***)object)[2];
      const char *text = what(object);
      add_words(&said, "  what():  ");
      add_words(&said, text);
      add_words(&said, "\n");
      add_words(&why, ": ");
      add_words(&why, text);
    }
  } else {
    add_words(&said, "without an active exception\n");
    add_words(&why, "without an exception");
  }
  __tresse_write(2, said.text, said.length);
  __tresse_terminate(why.text);
}

_TRESSE_NORETURN TRESSE_FRAME void _ZSt9terminatev(void) {
  __tresse_leave_refused();
  cxx_handler run = __atomic_load_n(&terminate_handler, __ATOMIC_ACQUIRE);
  if (!run)
    terminate_by_default();
  run();
  abort();
}

cxx_handler _ZSt13set_terminatePFvvE(cxx_handler run) {
  cxx_handler old = __atomic_exchange_n(&terminate_handler, run, __ATOMIC_ACQ_REL);
  return old ? old : terminate_by_default;
}

cxx_handler _ZSt13get_terminatev(void) {
  cxx_handler run = __atomic_load_n(&terminate_handler, __ATOMIC_ACQUIRE);
  return run ? run : terminate_by_default;
}

cxx_handler _ZSt14set_unexpectedPFvvE(cxx_handler run) {
  cxx_handler old = __atomic_exchange_n(&unexpected_handler, run, __ATOMIC_ACQ_REL);
  return old ? old : _ZSt9terminatev;
}

cxx_handler _ZSt14get_unexpectedv(void) {
  cxx_handler run = __atomic_load_n(&unexpected_handler, __ATOMIC_ACQUIRE);
  return run ? run : _ZSt9terminatev;
}

_TRESSE_NORETURN TRESSE_FRAME void _ZSt10unexpectedv(void) {
  __tresse_leave_refused();
  _ZSt14get_unexpectedv()();
  _ZSt9terminatev();
}

/* What a handler throws from here is not held against the specification. */
_TRESSE_NORETURN TRESSE_FRAME void __cxa_call_unexpected(struct unwind_header *unwind) {
  __tresse_leave_refused();
  __cxa_begin_catch(unwind);
  _ZSt10unexpectedv();
}

_TRESSE_NORETURN void __cxa_call_terminate(struct unwind_header *unwind) {
  __cxa_begin_catch(unwind);
  _ZSt9terminatev();
}
