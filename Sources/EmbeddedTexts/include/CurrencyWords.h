#ifndef CURRENCY_WORDS_H
#define CURRENCY_WORDS_H

// A text in the executable, as the splicers of other platforms are (SplicerSources.h).

/// A line for each language: its tag, and by codes of ISO 4217 the words of one and of many.
const char *currency_words(void);

#endif
