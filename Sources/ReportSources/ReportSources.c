#include "ReportSources.h"

// A feature of C23, which this compiler has in every C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char script[] = {
#embed "Page/report.js" suffix(, 0)
};

static const unsigned char style[] = {
#embed "Page/report.css" suffix(, 0)
};

const char *report_script(void) { return (const char *)script; }

const char *report_style(void) { return (const char *)style; }
