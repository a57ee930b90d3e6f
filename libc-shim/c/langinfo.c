/* <langinfo.h>: what there is in the locale "C" (POSIX, XBD 7.3), by glibc's numbers. An item has
   the number of its category above 16 bits of its own. */

#define ITEM(category, index) ((int32_t)(category) << 16 | (index))
enum {
  ITEM_CODESET = ITEM(0, 14),
  ITEM_RADIXCHAR = ITEM(1, 0),
  ITEM_THOUSEP = ITEM(1, 1),
  ITEM_ABDAY = ITEM(2, 0),
  ITEM_DAY = ITEM(2, 7),
  ITEM_ABMON = ITEM(2, 14),
  ITEM_MON = ITEM(2, 26),
  ITEM_AM_STR = ITEM(2, 38),
  ITEM_PM_STR = ITEM(2, 39),
  ITEM_D_T_FMT = ITEM(2, 40),
  ITEM_D_FMT = ITEM(2, 41),
  ITEM_T_FMT = ITEM(2, 42),
  ITEM_T_FMT_AMPM = ITEM(2, 43),
  ITEM_ERA = ITEM(2, 44), /* and five more, up to ERA_T_FMT, that are empty as well */
  ITEM_ALTMON = ITEM(2, 111),
  ITEM_ABALTMON = ITEM(2, 135),
  ITEM_CRNCYSTR = ITEM(4, 15),
  ITEM_YESEXPR = ITEM(5, 0),
  ITEM_NOEXPR = ITEM(5, 1),
  ITEM_YESSTR = ITEM(5, 2),
  ITEM_NOSTR = ITEM(5, 3)
};

static int is_item(int32_t item, int32_t first, int count) {
  return item >= first && item < first + count;
}

/* The names by their first three letters. */
static const char *short_day(int32_t number) {
  static const char names[7][4] = { "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat" };
  return names[number];
}
static const char *short_month(int32_t number) {
  static const char names[12][4] = { "Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec" };
  return names[number];
}

/* Null: POSIX does not have it. */
static const char *text_of_item(int32_t item) {
  if (is_item(item, ITEM_ABDAY, 7))
    return short_day(item - ITEM_ABDAY);
  if (is_item(item, ITEM_DAY, 7))
    return day_names[item - ITEM_DAY];
  if (is_item(item, ITEM_ABMON, 12))
    return short_month(item - ITEM_ABMON);
  if (is_item(item, ITEM_MON, 12))
    return month_names[item - ITEM_MON];
  if (is_item(item, ITEM_ALTMON, 12))
    return month_names[item - ITEM_ALTMON];
  if (is_item(item, ITEM_ABALTMON, 12))
    return short_month(item - ITEM_ABALTMON);
  if (is_item(item, ITEM_ERA, 6))
    return "";
  switch (item) {
  case ITEM_CODESET: return "ANSI_X3.4-1968";
  case ITEM_RADIXCHAR: return ".";
  case ITEM_AM_STR: return "AM";
  case ITEM_PM_STR: return "PM";
  case ITEM_D_T_FMT: return "%a %b %e %H:%M:%S %Y";
  case ITEM_D_FMT: return "%m/%d/%y";
  case ITEM_T_FMT: return "%H:%M:%S";
  case ITEM_T_FMT_AMPM: return "%I:%M:%S %p";
  case ITEM_CRNCYSTR: return "-";
  case ITEM_YESEXPR: return "^[yY]";
  case ITEM_NOEXPR: return "^[nN]";
  case ITEM_THOUSEP:
  case ITEM_YESSTR:
  case ITEM_NOSTR: return "";
  default: return NULL;
  }
}

/* What is no item gives an empty string. What is one in glibc alone is not known. */
char *nl_langinfo(int item) {
  const char *text = text_of_item(item);
  if (text == NULL && item >= 0 && (int32_t)item >> 16 <= LC_LAST && (item & 0xffff) < 0x100)
    __tresse_unsupported("`nl_langinfo` of an item that POSIX does not have");
  return (char *)(text ? text : "");
}
