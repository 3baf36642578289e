#include "PageSources.h"

// A feature of C23, which this compiler has in every C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char colours[] = {
#embed "Page/colours.css" suffix(, 0)
};

static const unsigned char page[] = {
#embed "Page/page.css" suffix(, 0)
};

static const unsigned char report[] = {
#embed "Page/report.css" suffix(, 0)
};

static const unsigned char reportScript[] = {
#embed "Page/elements.js" suffix(, )
#embed "Page/table.js" suffix(, )
#embed "Page/compare.js" suffix(, )
#embed "Page/report.js" suffix(, )
#embed "Page/csv.js" suffix(, 0)
};

static const unsigned char sheet[] = {
#embed "Page/sheet.css" suffix(, 0)
};

static const unsigned char review[] = {
#embed "Page/review.css" suffix(, 0)
};

static const unsigned char reviewScript[] = {
#embed "Page/elements.js" suffix(, )
#embed "Page/review.js" suffix(, )
#embed "Page/csv.js" suffix(, 0)
};

static const unsigned char booth[] = {
#embed "Page/booth.css" suffix(, 0)
};

static const unsigned char boothScript[] = {
#embed "Page/elements.js" suffix(, )
#embed "Page/booth-sound.js" suffix(, )
#embed "Page/booth-judge.js" suffix(, )
#embed "Page/booth-lengths.js" suffix(, )
#embed "Page/booth-file.js" suffix(, )
#embed "Page/booth.js" suffix(, 0)
};

static const unsigned char cuts[] = {
#embed "Page/cuts.css" suffix(, 0)
};

static const unsigned char cutsScript[] = {
#embed "Page/elements.js" suffix(, )
#embed "Page/cuts-sound.js" suffix(, )
#embed "Page/cuts-drawing.js" suffix(, )
#embed "Page/cuts.js" suffix(, 0)
};

const char *page_colours(void) { return (const char *)colours; }

const char *page_style(void) { return (const char *)page; }

const char *report_style(void) { return (const char *)report; }

const char *report_script(void) { return (const char *)reportScript; }

const char *sheet_style(void) { return (const char *)sheet; }

const char *review_style(void) { return (const char *)review; }

const char *review_script(void) { return (const char *)reviewScript; }

const char *booth_style(void) { return (const char *)booth; }

const char *booth_script(void) { return (const char *)boothScript; }

const char *cuts_style(void) { return (const char *)cuts; }

const char *cuts_script(void) { return (const char *)cutsScript; }

