// The report's page. `VoicePack` and `Refusal` are those of the splicer for web pages, which stands before this.

// A table that is sorted by its heads, filtered, and walked through by the keyboard. A column is its name, its head, and
// what it is sorted by; rows are `{ element, id, … }`.
class RowTable {
  // `locale` is that of the texts that are sorted.
  constructor(columns, locale) {
    this.columns = columns;
    this.locale = locale;
    this.order = { column: -1, descending: false };
    this.rows = [];
    this.count = element("output", {});
    this.heads = columns.map(([name, text, key], index) => element("th",
      { scope: "col", class: name, "data-head": text, "aria-sort": key ? "none" : undefined },
      key ? element("button", { type: "button", onclick: () => this.sort(index) }, text) : text));
  }

  // The table of these rows, under a name for those who don't see it.
  filled(name, rows) {
    this.rows = rows;
    this.body = element("tbody", { onkeydown: event => this.press(event) }, ...rows.map(row => row.element));
    this.show();
    return element("table", { "aria-label": name }, element("thead", {}, element("tr", {}, ...this.heads)), this.body);
  }

  cell(name, ...children) {
    const head = this.columns.find(([key]) => key === name)[1];
    return element("td", { class: name, "data-name": head }, ...children);
  }

  sort(index) {
    const { order } = this;
    order.descending = order.column === index && !order.descending;
    order.column = index;
    const key = this.columns[index][2];
    const compare = (one, other) => {
      const [a, b] = [key(one), key(other)];
      return typeof a === "string" ? a.localeCompare(b, this.locale, { numeric: true }) : a - b;
    };
    this.rows.sort((one, other) => order.descending ? compare(other, one) : compare(one, other));
    this.heads.forEach((head, place) => {
      if (!this.columns[place][2]) return;
      head.setAttribute("aria-sort", place !== index ? "none" : order.descending ? "descending" : "ascending");
    });
    this.body.append(...this.rows.map(row => row.element));
    this.show();
  }

  show() {
    let first = true;
    for (const row of this.rows) {
      const isShown = this.isWanted(row);
      row.element.hidden = !isShown;
      row.element.tabIndex = isShown && first ? 0 : -1;
      if (isShown) first = false;
      this.update(row);
    }
    this.count.textContent = `${this.rows.filter(row => !row.element.hidden).length} of ${this.rows.length}`;
  }

  // What of a row may change.
  update() { }

  press(event) {
    const line = event.target.closest("tr");
    const row = this.rows.find(row => row.element === line);
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const shown = this.rows.filter(row => !row.element.hidden);
      const next = shown[shown.indexOf(row) + step];
      if (next) {
        row.element.tabIndex = -1;
        next.element.tabIndex = 0;
        next.element.focus();
      }
    } else if (!this.act(row, event.key, event.target !== line)) {
      return;
    }
    event.preventDefault();
  }
}
