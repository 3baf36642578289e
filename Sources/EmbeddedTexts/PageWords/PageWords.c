// Made by Sources/EmbeddedTexts/PageWords/make.

#include "PageSources.h"

#include <stddef.h>

// A feature of C23, which this compiler has in every C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char words_ar[] = {
#embed "Words/ar.json" suffix(, 0)
};

static const unsigned char words_bn[] = {
#embed "Words/bn.json" suffix(, 0)
};

static const unsigned char words_de[] = {
#embed "Words/de.json" suffix(, 0)
};

static const unsigned char words_en[] = {
#embed "Words/en.json" suffix(, 0)
};

static const unsigned char words_es[] = {
#embed "Words/es.json" suffix(, 0)
};

static const unsigned char words_fr[] = {
#embed "Words/fr.json" suffix(, 0)
};

static const unsigned char words_hi[] = {
#embed "Words/hi.json" suffix(, 0)
};

static const unsigned char words_id[] = {
#embed "Words/id.json" suffix(, 0)
};

static const unsigned char words_it[] = {
#embed "Words/it.json" suffix(, 0)
};

static const unsigned char words_ja[] = {
#embed "Words/ja.json" suffix(, 0)
};

static const unsigned char words_ko[] = {
#embed "Words/ko.json" suffix(, 0)
};

static const unsigned char words_pl[] = {
#embed "Words/pl.json" suffix(, 0)
};

static const unsigned char words_pt[] = {
#embed "Words/pt.json" suffix(, 0)
};

static const unsigned char words_ru[] = {
#embed "Words/ru.json" suffix(, 0)
};

static const unsigned char words_tr[] = {
#embed "Words/tr.json" suffix(, 0)
};

static const unsigned char words_ur[] = {
#embed "Words/ur.json" suffix(, 0)
};

static const unsigned char words_vi[] = {
#embed "Words/vi.json" suffix(, 0)
};

static const unsigned char words_zh_Hant[] = {
#embed "Words/zh-Hant.json" suffix(, 0)
};

static const unsigned char words_zh[] = {
#embed "Words/zh.json" suffix(, 0)
};

static const char *const words[][2] = {
    {"ar", (const char *)words_ar},
    {"bn", (const char *)words_bn},
    {"de", (const char *)words_de},
    {"en", (const char *)words_en},
    {"es", (const char *)words_es},
    {"fr", (const char *)words_fr},
    {"hi", (const char *)words_hi},
    {"id", (const char *)words_id},
    {"it", (const char *)words_it},
    {"ja", (const char *)words_ja},
    {"ko", (const char *)words_ko},
    {"pl", (const char *)words_pl},
    {"pt", (const char *)words_pt},
    {"ru", (const char *)words_ru},
    {"tr", (const char *)words_tr},
    {"ur", (const char *)words_ur},
    {"vi", (const char *)words_vi},
    {"zh-Hant", (const char *)words_zh_Hant},
    {"zh", (const char *)words_zh},
    {NULL, NULL},
};

const char *page_words_language(int index) { return words[index][0]; }

const char *page_words(int index) { return words[index][1]; }
