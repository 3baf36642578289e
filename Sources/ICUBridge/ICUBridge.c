#include "ICUBridge.h"

#include <stdio.h>
#include <string.h>
#include <unicode/udat.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>
#include <unicode/utrans.h>

int32_t icu_countLocales(void) { return uloc_countAvailable(); }

const char *icu_locale(int32_t index) { return uloc_getAvailable(index); }

const char *icu_version(void) { return U_ICU_VERSION; }

void *icu_openSpellout(const char *locale) {
    UErrorCode error = U_ZERO_ERROR;
    UNumberFormat *format = unum_open(UNUM_SPELLOUT, 0, 0, locale, 0, &error);
    return U_SUCCESS(error) ? format : 0;
}

void *icu_openRules(const uint16_t *rules, int32_t length, const char *locale) {
    UErrorCode error = U_ZERO_ERROR;
    UNumberFormat *format = unum_open(
        UNUM_PATTERN_RULEBASED, (const UChar *)rules, length, locale, 0, &error);
    return U_SUCCESS(error) ? format : 0;
}

void icu_closeFormat(void *format) { unum_close((UNumberFormat *)format); }

const char *icu_actualLocale(void *format) {
    UErrorCode error = U_ZERO_ERROR;
    const char *locale = unum_getLocaleByType((UNumberFormat *)format, ULOC_ACTUAL_LOCALE, &error);
    return U_SUCCESS(error) ? locale : 0;
}

int32_t icu_rules(void *format, uint16_t *text, int32_t capacity) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = unum_toPattern((UNumberFormat *)format, 0, (UChar *)text, capacity, &error);
    return U_SUCCESS(error) ? length : -1;
}

int32_t icu_publicSets(void *format, uint16_t *text, int32_t capacity) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = unum_getTextAttribute(
        (UNumberFormat *)format, UNUM_PUBLIC_RULESETS, (UChar *)text, capacity, &error);
    return U_SUCCESS(error) ? length : -1;
}

int32_t icu_chooseSet(void *format, const uint16_t *name, int32_t length) {
    UErrorCode error = U_ZERO_ERROR;
    unum_setTextAttribute((UNumberFormat *)format, UNUM_DEFAULT_RULESET, (const UChar *)name, length, &error);
    return U_SUCCESS(error);
}

int32_t icu_spell(void *format, int64_t number, uint16_t *text, int32_t capacity) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = unum_formatInt64((UNumberFormat *)format, number, (UChar *)text, capacity, 0, &error);
    return U_SUCCESS(error) ? length : -1;
}

int32_t icu_spellsAs(void *format, int64_t number, const uint16_t *text, int32_t length) {
    uint16_t spelled[1000];
    return icu_spell(format, number, spelled, 1000) == length && !memcmp(spelled, text, sizeof *text * length);
}

void *icu_openPlurals(const char *locale) {
    UErrorCode error = U_ZERO_ERROR;
    UPluralRules *rules = uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, &error);
    return U_SUCCESS(error) ? rules : 0;
}

void icu_closePlurals(void *rules) { uplrules_close((UPluralRules *)rules); }

int32_t icu_plural(void *rules, double number, uint16_t *text, int32_t capacity) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = uplrules_select((UPluralRules *)rules, number, (UChar *)text, capacity, &error);
    return U_SUCCESS(error) ? length : -1;
}

void *icu_openDecimals(const uint16_t *skeleton, int32_t length) {
    UErrorCode error = U_ZERO_ERROR;
    UNumberFormatter *format = unumf_openForSkeletonAndLocale((const UChar *)skeleton, length, "en", &error);
    return U_SUCCESS(error) ? format : 0;
}

void icu_closeDecimals(void *format) { unumf_close((UNumberFormatter *)format); }

int32_t icu_decimalPlural(
    void *rules, void *format, const char *decimal, uint16_t *text, int32_t capacity) {
    UErrorCode error = U_ZERO_ERROR;
    UFormattedNumber *result = unumf_openResult(&error);
    unumf_formatDecimal((const UNumberFormatter *)format, decimal, -1, result, &error);
    int32_t length = uplrules_selectFormatted((UPluralRules *)rules, result, (UChar *)text, capacity, &error);
    unumf_closeResult(result);
    return U_SUCCESS(error) ? length : -1;
}

int32_t icu_tag(const char *tag, char *text, int32_t capacity) {
    UErrorCode error = U_ZERO_ERROR;
    char locale[ULOC_FULLNAME_CAPACITY], canonical[ULOC_FULLNAME_CAPACITY];
    int32_t parsed = 0;
    uloc_forLanguageTag(tag, locale, sizeof locale, &parsed, &error);
    if (U_FAILURE(error) || error == U_STRING_NOT_TERMINATED_WARNING || parsed != (int32_t)strlen(tag)) return -1;
    uloc_canonicalize(locale, canonical, sizeof canonical, &error);
    int32_t length = uloc_toLanguageTag(canonical, text, capacity, 1, &error);
    return U_SUCCESS(error) && length < capacity ? length : -1;
}

int32_t icu_likelyLocale(const char *locale, char *text, int32_t capacity) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = uloc_addLikelySubtags(locale, text, capacity, &error);
    return U_SUCCESS(error) && length < capacity ? length : -1;
}

int32_t icu_languageName(const char *locale, uint16_t *text, int32_t capacity) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = uloc_getDisplayName(locale, "en", (UChar *)text, capacity, &error);
    return U_SUCCESS(error) ? length : -1;
}

int32_t icu_month(const char *locale, int32_t month, uint16_t *text, int32_t capacity) {
    UErrorCode error = U_ZERO_ERROR;
    UDateFormat *format = udat_open(UDAT_LONG, UDAT_LONG, locale, 0, 0, 0, 0, &error);
    int32_t length = udat_getSymbols(format, UDAT_MONTHS, month, (UChar *)text, capacity, &error);
    udat_close(format);
    return U_SUCCESS(error) ? length : -1;
}

int32_t icu_currencyText(
    const char *locale, const char *currency, const char *style, const char *decimal, uint16_t *text,
    int32_t capacity) {
    UErrorCode error = U_ZERO_ERROR;
    char skeleton[100];
    UChar wide[100];
    snprintf(skeleton, sizeof skeleton, "currency/%.3s %.80s", currency, style);
    u_charsToUChars(skeleton, wide, (int32_t)strlen(skeleton));
    UNumberFormatter *format = unumf_openForSkeletonAndLocale(wide, (int32_t)strlen(skeleton), locale, &error);
    UFormattedNumber *result = unumf_openResult(&error);
    unumf_formatDecimal(format, decimal, -1, result, &error);
    int32_t length = unumf_resultToString(result, (UChar *)text, capacity, &error);
    unumf_closeResult(result);
    unumf_close(format);
    return U_SUCCESS(error) ? length : -1;
}

void *icu_openTransliterator(int32_t keepsMarks) {
    static const UChar plain[] = u"Any-Latin; Latin-ASCII; Any-Lower";
    static const UChar marked[] = u"Any-Latin; Any-Lower; Any-NFD";
    UErrorCode error = U_ZERO_ERROR;
    UTransliterator *transliterator = utrans_openU(keepsMarks ? marked : plain, -1, UTRANS_FORWARD, 0, 0, 0, &error);
    return U_SUCCESS(error) ? transliterator : 0;
}

void icu_closeTransliterator(void *transliterator) { utrans_close((UTransliterator *)transliterator); }

int32_t icu_transliterate(void *transliterator, uint16_t *text, int32_t length, int32_t capacity) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t end = length;
    utrans_transUChars(
        (const UTransliterator *)transliterator, (UChar *)text, &length, capacity, 0, &end, &error);
    return U_SUCCESS(error) && length <= capacity ? length : -1;
}
