#ifndef RULE_ARTICLE_H
#define RULE_ARTICLE_H

// A text in the executable, as the splicers of other platforms are (SplicerSources.h).

/// The article on the rules, in Markdown.
const char *rule_article(void);

/// The words of currencies, a line for each language: its tag, and by codes of ISO 4217 the words of one and of many. (Here since a
/// build that goes on does not see a new header.)
const char *currency_words(void);

#endif
