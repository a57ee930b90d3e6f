/* std::error_category, std::system_error and std::future_error, as libstdc++ lays them out. */

/* The small text is in the string itself. */
struct cxx_whole_string {
  char *text;
  size_t length;
  char small[16];
};

static void make_string(struct cxx_whole_string *result, const char *text) {
  size_t length = strlen(text);
  result->length = length;
  result->text = length < sizeof result->small ? result->small : copy_words(text, length);
  if (result->text != result->small)
    *(size_t *)result->small = length;
  else
    memcpy(result->small, text, length + 1);
}

/* A category: its functions, in the order of its virtual table. */
struct error_category {
  const void *const *functions;
};

struct error_value {
  int value;
  const struct error_category *category;
};

static const struct error_category generic_category, system_category, future_category;

void _ZNSt3_V214error_categoryD2Ev(void *self) { (void)self; }
void _ZNSt3_V214error_categoryD1Ev(void *self) { (void)self; }
void _ZNSt3_V214error_categoryD0Ev(void *self) { free(self); }

struct error_value
_ZNKSt3_V214error_category23default_error_conditionEi(const struct error_category *self,
                                                      int value) {
  return (struct error_value){ value, self };
}

_Bool _ZNKSt3_V214error_category10equivalentEiRKSt15error_condition(
    const struct error_category *self, int value, const struct error_value *condition) {
  struct error_value (*own)(const struct error_category *, int) =
      (struct error_value(*)(const struct error_category *, int))self->functions[5];
  struct error_value made = own(self, value);
  return made.category == condition->category && made.value == condition->value;
}

_Bool _ZNKSt3_V214error_category10equivalentERKSt10error_codei(const struct error_category *self,
                                                               const struct error_value *code,
                                                               int value) {
  return code->category == self && code->value == value;
}

static const char *name_of_generic(const struct error_category *self) {
  (void)self;
  return "generic";
}
static const char *name_of_system(const struct error_category *self) {
  (void)self;
  return "system";
}
static const char *name_of_future(const struct error_category *self) {
  (void)self;
  return "future";
}

static void message_of_system(struct cxx_whole_string *result, const struct error_category *self,
                              int value) {
  (void)self;
  make_string(result, strerror(value));
}

static const char *text_of_future(int value) {
  switch (value) {
  case 1:
    return "Future already retrieved";
  case 2:
    return "Promise already satisfied";
  case 3:
    return "No associated state";
  case 4:
    return "Broken promise";
  default:
    return "Unknown error";
  }
}

static void message_of_future(struct cxx_whole_string *result, const struct error_category *self,
                              int value) {
  (void)self;
  make_string(result, text_of_future(value));
}

/* What the system reports are errors of POSIX. */
static struct error_value condition_of_system(const struct error_category *self, int value) {
  (void)self;
  return (struct error_value){ value, &generic_category };
}

/* The strings of an older layout are not made. */
#define NO_OLD_MESSAGE NULL
#define ERROR_CATEGORY(message, condition, own_name)                                       \
  {                                                                                              \
    0, &_ZTINSt3_V214error_categoryE, {                                                          \
      (const void *)_ZNSt3_V214error_categoryD1Ev, (const void *)_ZNSt3_V214error_categoryD0Ev,  \
      (const void *)own_name, NO_OLD_MESSAGE, (const void *)message, (const void *)condition,    \
      (const void *)_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition,               \
      (const void *)_ZNKSt3_V214error_category10equivalentERKSt10error_codei                     \
    }                                                                                            \
  }

const struct type_info _ZTINSt3_V214error_categoryE = { TYPE_FUNCTIONS(17__class_type_info),
                                                        "NSt3_V214error_categoryE" };
/* A class of the program's own has functions for those that are null. */
const struct vtable _ZTVNSt3_V214error_categoryE = ERROR_CATEGORY(NULL, _ZNKSt3_V214error_category23default_error_conditionEi, NULL);
static const struct vtable generic_functions = ERROR_CATEGORY(message_of_system, _ZNKSt3_V214error_category23default_error_conditionEi, name_of_generic);
static const struct vtable system_functions =
    ERROR_CATEGORY(message_of_system, condition_of_system, name_of_system);
static const struct vtable future_functions = ERROR_CATEGORY(message_of_future, _ZNKSt3_V214error_category23default_error_conditionEi, name_of_future);

static const struct error_category generic_category = { generic_functions.functions };
static const struct error_category system_category = { system_functions.functions };
static const struct error_category future_category = { future_functions.functions };

const struct error_category *_ZNSt3_V216generic_categoryEv(void) { return &generic_category; }
const struct error_category *_ZNSt3_V215system_categoryEv(void) { return &system_category; }
const struct error_category *_ZSt15future_categoryv(void) { return &future_category; }

/* Both are a text and a code. */
struct std_coded {
  struct std_worded words;
  struct error_value code;
};

STD_DESTRUCTORS(12system_error)
STD_DESTRUCTORS(12future_error)
static const char *what_of_coded(const struct std_worded *self) { return self->text; }
const char *_ZNKSt12future_error4whatEv(const struct std_worded *self) { return self->text; }

#define STD_CODED(name, base_of)                                                                 \
  static const char name_St##name[] = "St" #name;                                                \
  const struct type_with_base _ZTISt##name = {                                                   \
    { TYPE_FUNCTIONS(20__si_class_type_info), name_St##name }, STD_BASE(base_of)                 \
  };                                                                                             \
  const struct vtable _ZTVSt##name = {                                                           \
    0,                                                                                           \
    &_ZTISt##name.self,                                                                          \
    { (const void *)_ZNSt##name##D1Ev, (const void *)_ZNSt##name##D0Ev,                          \
      (const void *)what_of_coded }                                                              \
  };
STD_CODED(12system_error, 13runtime_error)
STD_CODED(12future_error, 11logic_error)

_TRESSE_NORETURN static void throw_coded(const struct vtable *table,
                                         void (*destroy)(struct std_worded *), const char *text,
                                         const struct error_category *category, int value) {
  struct std_coded *object = __cxa_allocate_exception(sizeof *object);
  put_words(&object->words, table, text, strlen(text));
  object->code = (struct error_value){ value, category };
  __cxa_throw(object, table->type, (void (*)(void *))destroy);
}

_TRESSE_NORETURN void _ZSt20__throw_system_errori(int error) {
  throw_coded(&_ZTVSt12system_error, _ZNSt12system_errorD1Ev, strerror(error), &generic_category,
              error);
}

_TRESSE_NORETURN void _ZSt20__throw_future_errori(int error) {
  char text[64];
  snprintf(text, sizeof text, "std::future_error: %s", text_of_future(error));
  throw_coded(&_ZTVSt12future_error, _ZNSt12future_errorD1Ev, text, &future_category, error);
}
