#ifndef RULE_ARTICLE_H
#define RULE_ARTICLE_H

// A text in the executable, as the splicers of other platforms are (SplicerSources.h).

/// The article on the rules, in Markdown.
const char *rule_article(void);

#endif
