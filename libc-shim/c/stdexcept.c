/* std::exception, what is derived from it, and what throws it: as libstdc++ lays these classes out,
   whose headers declare them; and std::terminate. */

/* --- std::exception and what is derived from it ---------------------------------------------------- */

/* A class without data of its own: name, base, what it says. Its destructor has three names. */
#define EXCEPTION(name, type_class, base_of, text) \
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
  const struct one_base _ZTISt##name = { { FUNCTIONS(type_class), name_St##name }, base_of }; \
  const struct vtable _ZTVSt##name = { \
    0, \
    &_ZTISt##name.self, \
    { (const void *)_ZNSt##name##D1Ev, (const void *)_ZNSt##name##D0Ev, \
      (const void *)_ZNKSt##name##4whatEv } \
  };

#define IS_AN(base_of) &_ZTISt##base_of.self
EXCEPTION(9exception, 17__class_type_info, NULL, "std::exception")
#define SIMPLE(name, text) EXCEPTION(name, 20__si_class_type_info, IS_AN(9exception), text)
SIMPLE(9bad_alloc, "std::bad_alloc")
SIMPLE(8bad_cast, "std::bad_cast")
SIMPLE(10bad_typeid, "std::bad_typeid")
SIMPLE(13bad_exception, "std::bad_exception")
SIMPLE(17bad_function_call, "bad_function_call")
SIMPLE(12bad_weak_ptr, "bad_weak_ptr")
EXCEPTION(20bad_array_new_length, 20__si_class_type_info, IS_AN(9bad_alloc),
          "std::bad_array_new_length")

_TRESSE_NORETURN static void throw_simple(const struct vtable *table, void (*destroy)(void *)) {
  const void **object = __cxa_allocate_exception(sizeof(void *));
  *object = table->functions;
  __cxa_throw(object, table->type, destroy);
}

#define THROW(name) throw_simple(&_ZTVSt##name, _ZNSt##name##D1Ev)
_TRESSE_NORETURN void __cxa_bad_cast(void) { THROW(8bad_cast); }
_TRESSE_NORETURN void __cxa_bad_typeid(void) { THROW(10bad_typeid); }
_TRESSE_NORETURN void __cxa_throw_bad_array_new_length(void) { THROW(20bad_array_new_length); }
_TRESSE_NORETURN void __cxa_throw_bad_array_length(void) { THROW(20bad_array_new_length); }
_TRESSE_NORETURN void _ZSt17__throw_bad_allocv(void) { THROW(9bad_alloc); }
_TRESSE_NORETURN void _ZSt28__throw_bad_array_new_lengthv(void) { THROW(20bad_array_new_length); }
_TRESSE_NORETURN void _ZSt16__throw_bad_castv(void) { THROW(8bad_cast); }
_TRESSE_NORETURN void _ZSt18__throw_bad_typeidv(void) { THROW(10bad_typeid); }
_TRESSE_NORETURN void _ZSt21__throw_bad_exceptionv(void) { THROW(13bad_exception); }
_TRESSE_NORETURN void _ZSt25__throw_bad_function_callv(void) { THROW(17bad_function_call); }

/* std::logic_error and std::runtime_error: a text of their own. A copy has a copy, so that no two
   threads share one. */
struct worded {
  const void *const *functions;
  char *text;
};

static char *copy_text(const char *text, size_t length) {
  char *copy = malloc(length + 1);
  if (!copy)
    _ZSt17__throw_bad_allocv();
  memcpy(copy, text, length);
  copy[length] = 0;
  return copy;
}

static void word(struct worded *self, const struct vtable *table, const char *text, size_t length) {
  self->functions = (const void *const *)table->functions;
  self->text = copy_text(text, length);
}

static void word_again(struct worded *self, const struct worded *other) {
  if (self != other) {
    free(self->text);
    self->text = copy_text(other->text, strlen(other->text));
  }
}

/* std::string, as far as it is read here. */
struct string {
  const char *text;
  size_t length;
};
#define OF_STRING RKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
#define JOIN(a, b) a##b
#define JOINED(a, b) JOIN(a, b)

#define CONSTRUCTORS(name, number) \
  void _ZNSt##name##C##number##EPKc(struct worded *self, const char *text) { \
    word(self, &_ZTVSt##name, text, strlen(text)); \
  } \
  void JOINED(_ZNSt##name##C##number##E, OF_STRING)(struct worded * self, \
                                                    const struct string *text) { \
    word(self, &_ZTVSt##name, text->text, text->length); \
  }

#define DESTRUCTORS(name) \
  void _ZNSt##name##D2Ev(struct worded *self) { free(self->text); } \
  void _ZNSt##name##D1Ev(struct worded *self) { free(self->text); } \
  void _ZNSt##name##D0Ev(struct worded *self) { \
    free(self->text); \
    free(self); \
  }

#define WORDED_BASE(name) \
  DESTRUCTORS(name) \
  const char *_ZNKSt##name##4whatEv(const struct worded *self) { return self->text; } \
  STD_CLASS(name, 20__si_class_type_info, IS_AN(9exception)) \
  CONSTRUCTORS(name, 1) \
  CONSTRUCTORS(name, 2) \
  void _ZNSt##name##C1ERKS_(struct worded *self, const struct worded *other) { \
    word(self, &_ZTVSt##name, other->text, strlen(other->text)); \
  } \
  void _ZNSt##name##C2ERKS_(struct worded *self, const struct worded *other) { \
    word(self, &_ZTVSt##name, other->text, strlen(other->text)); \
  } \
  void _ZNSt##name##C1EOS_(struct worded *self, const struct worded *other) { \
    word(self, &_ZTVSt##name, other->text, strlen(other->text)); \
  } \
  void _ZNSt##name##C2EOS_(struct worded *self, const struct worded *other) { \
    word(self, &_ZTVSt##name, other->text, strlen(other->text)); \
  } \
  struct worded *_ZNSt##name##aSERKS_(struct worded *self, const struct worded *other) { \
    word_again(self, other); \
    return self; \
  } \
  struct worded *_ZNSt##name##aSEOS_(struct worded *self, const struct worded *other) { \
    word_again(self, other); \
    return self; \
  }
WORDED_BASE(11logic_error)
WORDED_BASE(13runtime_error)

_TRESSE_NORETURN static void throw_worded(const struct vtable *table,
                                          void (*destroy)(struct worded *), const char *text) {
  struct worded *object = __cxa_allocate_exception(sizeof *object);
  word(object, table, text, strlen(text));
  __cxa_throw(object, table->type, (void (*)(void *))destroy);
}

#define THROWER(name, function) \
  _TRESSE_NORETURN void _ZSt##function##PKc(const char *text) { \
    throw_worded(&_ZTVSt##name, _ZNSt##name##D1Ev, text); \
  }
#define WORDED(name, base_of, function) \
  static const char *what_of_##name(const struct worded *self) { return self->text; } \
  DESTRUCTORS(name) \
  static const char name_St##name[] = "St" #name; \
  const struct one_base _ZTISt##name = { \
    { FUNCTIONS(20__si_class_type_info), name_St##name }, IS_AN(base_of) \
  }; \
  const struct vtable _ZTVSt##name = { \
    0, \
    &_ZTISt##name.self, \
    { (const void *)_ZNSt##name##D1Ev, (const void *)_ZNSt##name##D0Ev, \
      (const void *)what_of_##name } \
  }; \
  CONSTRUCTORS(name, 1) \
  CONSTRUCTORS(name, 2) \
  THROWER(name, function)
THROWER(11logic_error, 19__throw_logic_error)
THROWER(13runtime_error, 21__throw_runtime_error)
WORDED(12domain_error, 11logic_error, 20__throw_domain_error)
WORDED(16invalid_argument, 11logic_error, 24__throw_invalid_argument)
WORDED(12length_error, 11logic_error, 20__throw_length_error)
WORDED(12out_of_range, 11logic_error, 20__throw_out_of_range)
WORDED(11range_error, 13runtime_error, 19__throw_range_error)
WORDED(14overflow_error, 13runtime_error, 22__throw_overflow_error)
WORDED(15underflow_error, 13runtime_error, 23__throw_underflow_error)

_TRESSE_NORETURN void _ZSt24__throw_out_of_range_fmtPKcz(const char *format, ...) {
  char text[512];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  _ZSt20__throw_out_of_rangePKc(text);
}

/* --- std::terminate -------------------------------------------------------------------------- */

typedef void (*handler)(void);
static handler terminate_handler, unexpected_handler;

static void say(const char *text) { __tresse_write(2, text, strlen(text)); }

/* A name that is easy to read, as c++filt would say it. Others stay as they are. */
static void say_type(const char *name) {
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
      return say(letters[i].name);
  }
  int is_std = name[0] == 'S' && name[1] == 't';
  const char *digits = is_std ? name + 2 : name;
  size_t length = 0;
  while (*digits >= '0' && *digits <= '9')
    length = 10 * length + (size_t)(*digits++ - '0');
  if (length == 0 || strlen(digits) != length)
    return say(name);
  say(is_std ? "std::" : "");
  say(digits);
}

/* As libstdc++'s default handler. */
_TRESSE_NORETURN static void terminate_by_default(void) {
  struct exception *exception = now.caught;
  if (exception) {
    say("terminate called after throwing an instance of '");
    say_type(exception->type->name);
    say("'\n");
    void *object = object_of(exception);
    if (has_base(exception->type, &object, &_ZTISt9exception.self)) {
      const char *(*what)(const void *) = (const char *(*)(const void *))(*(const void ***)object)[2];
      say("  what():  ");
      say(what(object));
      say("\n");
    }
  } else {
    say("terminate called without an active exception\n");
  }
  abort();
}

_TRESSE_NORETURN TRESSE_FRAME void _ZSt9terminatev(void) {
  __tresse_leave_refused();
  handler run = __atomic_load_n(&terminate_handler, __ATOMIC_ACQUIRE);
  if (!run)
    terminate_by_default();
  run();
  abort();
}

handler _ZSt13set_terminatePFvvE(handler run) {
  handler old = __atomic_exchange_n(&terminate_handler, run, __ATOMIC_ACQ_REL);
  return old ? old : terminate_by_default;
}

handler _ZSt13get_terminatev(void) {
  handler run = __atomic_load_n(&terminate_handler, __ATOMIC_ACQUIRE);
  return run ? run : terminate_by_default;
}

handler _ZSt14set_unexpectedPFvvE(handler run) {
  handler old = __atomic_exchange_n(&unexpected_handler, run, __ATOMIC_ACQ_REL);
  return old ? old : _ZSt9terminatev;
}

handler _ZSt14get_unexpectedv(void) {
  handler run = __atomic_load_n(&unexpected_handler, __ATOMIC_ACQUIRE);
  return run ? run : _ZSt9terminatev;
}

_TRESSE_NORETURN TRESSE_FRAME void _ZSt10unexpectedv(void) {
  __tresse_leave_refused();
  _ZSt14get_unexpectedv()();
  _ZSt9terminatev();
}

/* What a handler throws from here is not held against the specification. */
_TRESSE_NORETURN TRESSE_FRAME void __cxa_call_unexpected(struct unwind *unwind) {
  __tresse_leave_refused();
  __cxa_begin_catch(unwind);
  _ZSt10unexpectedv();
}

_TRESSE_NORETURN void __cxa_call_terminate(struct unwind *unwind) {
  __cxa_begin_catch(unwind);
  _ZSt9terminatev();
}

_TRESSE_NORETURN void __cxa_pure_virtual(void) {
  say("pure virtual method called\n");
  _ZSt9terminatev();
}

_TRESSE_NORETURN void __cxa_deleted_virtual(void) {
  say("deleted virtual method called\n");
  _ZSt9terminatev();
}
