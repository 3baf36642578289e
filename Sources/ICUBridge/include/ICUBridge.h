#ifndef ICU_BRIDGE_H
#define ICU_BRIDGE_H

#include <stdint.h>

// The few things that are asked of ICU, without its headers: the module that Foundation has of another ICU declares the
// same types, and Swift refuses to see both.

/// How many locales ICU has.
int32_t icu_countLocales(void);

/// A locale by its index.
const char *icu_locale(int32_t index);

/// ICU's version: `72.1`.
const char *icu_version(void);

/// A spell-out format, or null; close it with `icu_closeFormat`.
void *icu_openSpellout(const char *locale);

/// A format with these rules in UTF-16, or null; close it with `icu_closeFormat`.
void *icu_openRules(const uint16_t *rules, int32_t length, const char *locale);

void icu_closeFormat(void *format);

/// The locale whose rules the format has.
const char *icu_actualLocale(void *format);

/// The rules in UTF-16; the length, or −1.
int32_t icu_rules(void *format, uint16_t *text, int32_t capacity);

/// The names of the public rule sets in UTF-16, parted by semicolons; the length, or −1.
int32_t icu_publicSets(void *format, uint16_t *text, int32_t capacity);

/// Chooses the rule set; 0 if there is none of this name.
int32_t icu_chooseSet(void *format, const uint16_t *name, int32_t length);

/// The number's words in UTF-16; the length, or −1.
int32_t icu_spell(void *format, int64_t number, uint16_t *text, int32_t capacity);

/// Whether a number's words are these: quicker than to hand them over.
int32_t icu_spellsAs(void *format, int64_t number, const uint16_t *text, int32_t length);

/// The plural rules for cardinal numbers, or null; close them with `icu_closePlurals`.
void *icu_openPlurals(const char *locale);

void icu_closePlurals(void *rules);

/// The category of a whole number in UTF-16; the length, or −1.
int32_t icu_plural(void *rules, double number, uint16_t *text, int32_t capacity);

/// A format that shows so many fraction digits, from a skeleton such as `.00`, or null; close it with
/// `icu_closeDecimals`.
void *icu_openDecimals(const uint16_t *skeleton, int32_t length);

void icu_closeDecimals(void *format);

/// The category of a decimal number as the format shows it, in UTF-16; the length, or −1.
int32_t icu_decimalPlural(
    void *rules, void *format, const char *decimal, uint16_t *text, int32_t capacity);

/// A BCP 47 tag in its canonical form; the length, or −1 if ICU can't read it.
int32_t icu_tag(const char *tag, char *text, int32_t capacity);

/// A locale with its likely script and region; the length, or −1.
int32_t icu_likelyLocale(const char *locale, char *text, int32_t capacity);

/// A locale's English name in UTF-16; the length, or −1.
int32_t icu_languageName(const char *locale, uint16_t *text, int32_t capacity);

/// The name that a month has within a date, 0 for January, in UTF-16; the length, or −1.
int32_t icu_month(const char *locale, int32_t month, uint16_t *text, int32_t capacity);

/// An amount with its currency, in a style of ICU's number skeletons, in UTF-16; the length, or −1.
int32_t icu_currencyText(
    const char *locale, const char *currency, const char *style, const char *decimal, uint16_t *text,
    int32_t capacity);

/// What writes any script in lowercase ASCII letters, as far as it can, or null; close it with
/// `icu_closeTransliterator`. If accents are to be kept, they follow their letters in canonical decomposition.
void *icu_openTransliterator(int32_t keepsMarks);

void icu_closeTransliterator(void *transliterator);

/// Transliterates a text in its place; the new length, or −1.
int32_t icu_transliterate(void *transliterator, uint16_t *text, int32_t length, int32_t capacity);

#endif
