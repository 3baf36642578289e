// Two packs, or one before and after, clip by clip.

function signed(figure, decimals, unit) {
  const text = figure.toFixed(decimals);
  return Number(text) === 0 ? "no difference" : (figure > 0 ? "+" : "") + text + " " + unit;
}

// What two packs are called beside each other.
const labels = pack => pack.name === pack.other.name ? ["Before", "Now"] : [pack.other.name, pack.name];

class Comparison extends RowTable {
  constructor(pack) {
    const [before, now] = labels(pack);
    super([
      ["id", "Clip", row => row.id], ["text", "What is said", row => (row.now ?? row.before).text],
      ["before", before, undefined], ["now", now, undefined],
      ["seconds", "Length", row => -Math.abs(row.seconds)], ["loudness", "Loudness", row => -Math.abs(row.loudness)],
      ["peak", "True peak", row => -Math.abs(row.peak)], ["change", "Change", row => row.change.order],
    ], pack.locale);
    this.pack = pack;
    this.changes = {
      gone: { order: 0, text: this.only(before) }, added: { order: 1, text: this.only(now) },
      text: { order: 2, text: "another text" }, sound: { order: 3, text: "another sound" }, same: { order: 4, text: "the same" },
    };
    this.search = element("input", { type: "search", "aria-label": `filter the comparison of ${pack.name}`,
      placeholder: "Filter", oninput: () => this.show() });
    this.choice = element("select", { "aria-label": `which clips of the comparison of ${pack.name}`, onchange: () => this.show() },
      element("option", { value: "all" }, "all clips"), element("option", { value: "changed" }, "all that is not the same"),
      ...Object.entries(this.changes).map(([value, { text }]) => element("option", { value }, text)));
    const rows = this.pairs().map(pair => this.row(pair));
    const count = key => rows.filter(row => row.change === this.changes[key]).length;
    // The largest differences first.
    const size = row => Math.abs(row.loudness) + Math.abs(row.peak) + 10 * Math.abs(row.seconds);
    rows.sort((one, other) => one.change.order - other.change.order || size(other) - size(one));
    this.element = element("div", { class: "comparison" },
      element("h3", {}, `Compared with ${this.pack.compared}`), this.facts(),
      element("p", {}, Object.keys(this.changes).filter(count).map(key => `${count(key)} ${this.changes[key].text}`).join(", ") + "."),
      element("p", { class: "tools" }, this.search, this.choice, this.count),
      element("p", { class: "hint" },
        `In the table: arrows up and down move, left plays what is left (${this.side(before)}), right what is right `
        + `(${this.side(now)}), space both. Figures are sorted by how much they differ.`),
      this.filled(`${pack.name} compared with ${pack.compared}`, rows));
  }

  // What a pack is called within a sentence.
  side(label) { return this.pack.name === this.pack.other.name ? label.toLowerCase() : label; }

  only(label) { return this.pack.name === this.pack.other.name ? "only " + this.side(label) : `only in ${label}`; }

  pairs() {
    const { pack } = this;
    const before = new Map(pack.other.clips.map(clip => [clip.id, clip]));
    const pairs = pack.clips.map(clip => ({ id: clip.id, before: before.get(clip.id), now: clip }));
    const known = new Set(pack.clips.map(clip => clip.id));
    return [...pairs, ...pack.other.clips.filter(clip => !known.has(clip.id)).map(clip => ({ id: clip.id, before: clip }))];
  }

  change({ before, now }) {
    const { changes } = this;
    if (!before) return changes.added;
    if (!now) return changes.gone;
    return before.text !== now.text ? changes.text : before.isSame ? changes.same : changes.sound;
  }

  // What the packs as wholes say otherwise.
  facts() {
    const list = element("dl", { class: "overview" });
    const add = (term, value) => {
      const [one, other] = [this.pack.other, this.pack].map(value);
      if (one === other) return;
      list.append(element("div", {}, element("dt", {}, term),
        element("dd", {}, element("span", { dir: "auto" }, one), " → ", element("span", { dir: "auto" }, other))));
    };
    add("Language", pack => pack.locale);
    add("Speaker", pack => pack.speaker ?? "–");
    add("Licence", pack => pack.license ?? "–");
    add("Amounts", amounts);
    add("Clips", pack => String(pack.clips.length));
    add("Size", pack => pack.renditions.map(rendition => `${rendition.name} ${kilobytes(rendition.bytes)}`).join(", "));
    for (const [index, [term]] of joinFacts(this.pack).entries()) add(term, pack => joinFacts(pack)[index]?.[1] ?? "–");
    add("Aimed at", pack => `${pack.loudness} LUFS, at most ${pack.truePeak} dBTP`);
    for (const id of new Set([...this.pack.other.announcements, ...this.pack.announcements].map(said => said.id))) {
      add(`Longest ${id}`, pack => fixed(pack.announcements.find(said => said.id === id)?.seconds, 2, "s"));
    }
    return list;
  }

  row(pair) {
    const { id, before, now } = pair;
    const difference = key => before && now ? now[key] - before[key] : 0;
    const row = { ...pair, change: this.change(pair), seconds: difference("seconds"), loudness: difference("loudness"),
      peak: difference("truePeak") };
    const spoken = (clip, pack) => element("span", { lang: pack.locale, dir: "auto", class: "spoken" }, clip.text);
    const texts = !before || !now || before.text === now.text
      ? [spoken(now ?? before, now ? this.pack : this.pack.other)]
      : [element("del", {}, spoken(before, this.pack.other)), element("ins", {}, spoken(now, this.pack))];
    const [first, second] = labels(this.pack);
    const figure = (key, decimals, unit, change, difference = unit) => before && now
      ? [`${before[key].toFixed(decimals)} → ${fixed(now[key], decimals, unit)}`, element("small", {}, signed(change, decimals, difference))]
      : [fixed((now ?? before)[key], decimals, unit)];
    row.element = element("tr", { tabindex: "-1", "data-clip": id, "data-change": Object.keys(this.changes)[row.change.order] },
      element("th", { scope: "row", class: "id" }, id), this.cell("text", ...texts),
      this.cell("before", this.player(row, "before", first), before && clipWave(before)),
      this.cell("now", this.player(row, "now", second), now && clipWave(now)),
      this.cell("seconds", ...figure("seconds", 2, "s", row.seconds)),
      this.cell("loudness", ...figure("loudness", 1, "LUFS", row.loudness, "LU")),
      this.cell("peak", ...figure("truePeak", 1, "dBTP", row.peak, "dB")), this.cell("change", row.change.text));
    return row;
  }

  player(row, side, label) {
    if (!row[side]) return "–";
    return element("button", { type: "button", class: "play", "aria-label": `play ${row.id}, ${label}`,
      disabled: !this.sound(row, side), onclick: () => this.play(row, [side]) }, "▶");
  }

  sound(row, side) { return row[side] && this.packOf(side).files[row[side].path]; }

  packOf(side) { return side === "before" ? this.pack.other : this.pack; }

  play(row, sides) {
    const side = sides.find(side => this.sound(row, side));
    if (!side) return;
    const rest = sides.slice(sides.indexOf(side) + 1);
    play(bytesOf(this.sound(row, side)), this.packOf(side).type).catch(() => tell(`${row.id} can't be played here`));
    player.onended = () => { player.onended = null; this.play(row, rest); };
  }

  isWanted(row) {
    const text = this.search.value.trim().toLowerCase();
    const held = [row.id, row.before?.text, row.now?.text];
    if (text && !held.some(part => part?.toLowerCase().includes(text))) return false;
    switch (this.choice.value) {
      case "all": return true;
      case "changed": return row.change !== this.changes.same;
      default: return row.change === this.changes[this.choice.value];
    }
  }

  act(row, key, isControl) {
    if (key === "ArrowLeft") this.play(row, ["before"]);
    else if (key === "ArrowRight") this.play(row, ["now"]);
    else if (key === " " && !isControl) this.play(row, ["before", "now"]);
    else return false;
    return true;
  }
}
