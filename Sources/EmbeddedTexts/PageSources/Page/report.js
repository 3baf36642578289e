// What is on the page: packs, their clips, and what they say.
const data = JSON.parse(document.getElementById("data").textContent);
const main = document.getElementById("packs");
const announcer = document.getElementById("announcer");
const svgSpace = "http://www.w3.org/2000/svg";

function drawn(name, attributes = {}) {
  const made = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

const bytesOf = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
const fixed = (figure, decimals, unit) => figure === undefined ? "–" : figure.toFixed(decimals) + " " + unit;
const kilobytes = bytes => Math.round(bytes / 1000) + " kB";
const plural = (count, word) => count + " " + word + (count === 1 ? "" : "s");

// MARK: Sound

// Browsers have few players: one for clips, and one for each pack's announcements.
const player = new Audio();

function load(player, bytes, type) {
  player.pause();
  player.onended = null;
  // What played before is let go when nothing loads it any more.
  const before = player.src;
  player.src = URL.createObjectURL(new Blob([bytes], { type }));
  if (before) URL.revokeObjectURL(before);
}

function play(bytes, type) {
  load(player, bytes, type);
  return player.play().catch(fault => {
    // A click on another button stopped it.
    if (fault.name !== "AbortError") throw fault;
  });
}

function playClip(pack, clip) {
  const file = pack.files[clip.path];
  if (file) play(bytesOf(file), pack.type).catch(() => tell(`${clip.id} can't be played here`));
}

function tell(text) { announcer.textContent = text; }

// MARK: Waves

// A waveform as a filled shape 100 wide and 100 high: each byte of the envelope is the largest sample of its column.
function shape(envelope, from = 0, width = 100) {
  const columns = bytesOf(envelope);
  const step = width / Math.max(1, columns.length);
  const up = [...columns].map((peak, index) => `${(from + index * step).toFixed(2)},${(50 - peak * 50 / 255).toFixed(1)}`);
  const down = [...columns].map((peak, index) => `${(from + index * step).toFixed(2)},${(50 + peak * 50 / 255).toFixed(1)}`);
  return `M${up.join("L")}L${down.reverse().join("L")}Z`;
}

function wave(label, ...shapes) {
  const picture = drawn("svg", { viewBox: "0 0 100 100", preserveAspectRatio: "none", role: "img", "aria-label": label });
  picture.append(...shapes);
  return picture;
}

function takeWave(clip) {
  if (!clip.take.wave) return undefined;
  const at = seconds => 100 * Math.min(1, Math.max(0, seconds / clip.take.seconds));
  const [start, end] = [at(clip.take.speechStart), at(clip.take.speechEnd)];
  return wave(
    `take of ${clip.take.seconds} s, kept from ${clip.take.speechStart} to ${clip.take.speechEnd} s`,
    drawn("path", { d: shape(clip.take.wave), class: "raw" }),
    drawn("rect", { x: 0, y: 0, width: start, height: 100, class: "trimmed" }),
    drawn("rect", { x: end, y: 0, width: 100 - end, height: 100, class: "trimmed" }));
}

const clipWave = clip => clip.wave
  ? wave(`clip of ${clip.seconds} s`, drawn("path", { d: shape(clip.wave), class: "finished" })) : undefined;

// MARK: What is kept in the page

class Marks {
  constructor(pack) {
    this.key = "voice-assets report " + pack.name;
    this.clips = {};
    this.joins = [];
    try {
      const kept = JSON.parse(localStorage.getItem(this.key));
      for (const clip of pack.clips) {
        const mark = kept?.clips?.[clip.id];
        // A mark is of one sound: of another it says nothing.
        if (mark?.sha256 === clip.sha256 && ["approved", "rejected"].includes(mark.mark)) this.clips[clip.id] = mark;
      }
      if (Array.isArray(kept?.joins)) this.joins = kept.joins.filter(join => join && typeof join.left === "string");
    } catch { /* a page from a file may have no storage */ }
  }

  of(clip) { return this.clips[clip.id]?.mark ?? ""; }

  set(clip, mark) {
    if (mark && this.of(clip) !== mark) this.clips[clip.id] = { mark, sha256: clip.sha256 };
    else delete this.clips[clip.id];
    this.keep();
  }

  toggleJoin(join) {
    const same = other => other.left === join.left && other.right === join.right;
    const isMarked = this.joins.some(same);
    this.joins = isMarked ? this.joins.filter(other => !same(other)) : [...this.joins, join];
    this.keep();
    return !isMarked;
  }

  keep() {
    try { localStorage.setItem(this.key, JSON.stringify({ clips: this.clips, joins: this.joins })); } catch { }
  }
}

function save(pack, marks) {
  const lines = [["pack", "mark", "clip", "next clip", "text", "announcement", "amount"]];
  for (const clip of pack.clips) {
    if (marks.of(clip)) lines.push([pack.name, marks.of(clip), clip.id, "", clip.text, "", ""]);
  }
  for (const join of marks.joins) {
    lines.push([pack.name, "bad join", join.left, join.right, "", join.announcement ?? "", join.amount ?? ""]);
  }
  saveTable(`marks-${pack.name}.csv`, lines);
}

// MARK: A pack

function overview(pack) {
  const list = element("dl", { class: "overview" });
  const add = (term, ...values) => list.append(element("div", {}, element("dt", {}, term), element("dd", {}, ...values)));
  add("Language", pack.locale);
  if (pack.speaker) add("Speaker", element("span", { dir: "auto" }, pack.speaker));
  if (pack.license) add("Licence", pack.license);
  if (pack.attribution) {
    const notice = element("pre", { class: "attribution", dir: "auto" }, pack.attribution);
    add("Attribution", element("details", {}, element("summary", {}, "ATTRIBUTION.txt"), notice));
  }
  if (pack.range) add("Amounts", amounts(pack));
  add("Coverage", coverage(pack));
  add("Clips", clipCount(pack));
  add("Size", pack.renditions.map(rendition => `${rendition.name} ${kilobytes(rendition.bytes)}`).join(", "));
  for (const said of pack.announcements) {
    if (said.seconds === undefined) continue;
    const values = Object.entries(said.values ?? {}).map(([slot, text]) => `${slot}=${text}`).join(" ");
    const amount = said.amount ? ` with ${said.amount}` : values ? ` with ${values}` : "";
    add(`Longest ${said.id}`, `${fixed(said.seconds, 2, "s")}${amount}, of under ${pack.maxSeconds} s`);
  }
  for (const { slot, last, most } of pack.cut ?? []) {
    add(`Said of ${slot}`, `the last ${last} of up to ${most} symbols: values that end alike are said alike`);
  }
  for (const slot of pack.halves ?? []) {
    add(`Said of ${slot}`, "the hours of a clock of twelve: times twelve hours apart are said alike");
  }
  for (const slot of pack.years ?? []) {
    add(`Said of ${slot}`, "the day and the month: dates a year apart are said alike");
  }
  for (const [term, value] of joinFacts(pack)) add(term, value);
  if (pack.approval) add("Approved by natives", `${pack.approval.approved} of ${pack.approval.telling} readings`);
  const counts = ["error", "warning", "note"].map(severity =>
    plural(pack.findings.filter(finding => finding.severity === severity).length, severity));
  add("Findings", counts.join(", "));
  return list;
}

function amounts(pack) {
  return pack.range ? `${pack.range.min} to ${pack.range.max} ${pack.currency}` : "none";
}

// How words meet where announcements join them: what is usual, and how far apart the most are.
function joinFacts(pack) {
  if (!pack.joins) return [];
  const spread = ([low, median, high], digits, unit) =>
    `${fixed(median, digits, unit)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
  const { gap, askedGap, pitchJump, levelJump } = pack.joins;
  return [
    ["Gaps heard", `${spread(gap, 0, "ms")}, asked ${askedGap.toFixed(0)}`],
    ["Level jumps at joins", spread(levelJump, 1, "dB")],
    ...(pitchJump ? [["Pitch jumps at joins", spread(pitchJump, 1, "semitones")]] : []),
  ];
}

// Whether every amount is said: a pack that says one only in part has a finding.
function coverage(pack) {
  const unsaid = pack.findings.filter(finding => finding.rule === "amount-unsaid");
  if (unsaid.length) return plural(unsaid.length, "gap") + ", see the findings";
  if (pack.announcements.some(said => said.values)) return "every value is said";
  return pack.announcements.some(said => said.amount !== undefined) ? "every amount is said" : "no amounts are said";
}

function clipCount(pack) {
  const unused = pack.clips.filter(clip => !clip.isSaid).length;
  const synthetic = pack.clips.filter(clip => clip.take.isSynthetic).length;
  return String(pack.clips.length) + (unused ? `, ${unused} of which nothing says` : "")
    + (synthetic ? `, ${synthetic} by a synthesizer until recorded` : "");
}

function findingItem(finding) {
  return element("li", { class: finding.severity },
    element("strong", {}, finding.severity), " ", element("code", {}, finding.rule), " ",
    element("span", { dir: "auto" }, finding.message),
    finding.file ? element("small", {}, " " + finding.file) : undefined);
}

function findings(pack) {
  const others = pack.findings.filter(finding => finding.clip === undefined);
  if (!others.length) return undefined;
  return element("details", { open: others.some(finding => finding.severity === "error") },
    element("summary", {}, "About the whole pack: " + plural(others.length, "finding")),
    element("ul", { class: "findings" }, ...others.map(findingItem)));
}

// MARK: Clips

const columns = [
  ["id", "Clip", row => row.id], ["text", "What is said", row => row.clip.text],
  ["take", "Take, and clip", row => row.clip.take.seconds], ["seconds", "Length", row => row.clip.seconds],
  ["loudness", "Loudness", row => row.clip.loudness], ["peak", "True peak", row => row.clip.truePeak],
  ["noise", "Noise floor", row => row.clip.take.noise ?? -1000],
  ["findings", "Findings", row => row.clip.findings.length], ["mark", "Mark", undefined],
];

class ClipTable extends RowTable {
  constructor(pack, marks) {
    // Noise is known of takes that are there.
    super(columns.filter(([name]) => name !== "noise" || pack.clips.some(clip => clip.take.noise !== undefined)), pack.locale);
    this.pack = pack;
    this.marks = marks;
    this.search = element("input", { type: "search", "aria-label": `filter the clips of ${pack.name}`,
      placeholder: "Filter", oninput: () => this.show() });
    const choices = [["all", "all clips"], ["findings", "with findings"], ["open", "without a mark"],
      ["approved", "approved"], ["rejected", "rejected"]];
    this.choice = element("select", { "aria-label": `which clips of ${pack.name}`, onchange: () => this.show() },
      ...choices.map(([value, text]) => element("option", { value }, text)));
    this.element = element("div", { class: "clips" },
      element("p", { class: "tools" }, this.search, this.choice, this.count,
        element("button", { type: "button", onclick: () => save(pack, marks) }, "Save the marks as CSV")),
      element("p", { class: "hint" }, "In the table: arrows move, space plays, A approves, R rejects."),
      this.filled(`clips of ${pack.name}`, pack.clips.map(clip => this.row(clip))));
  }

  row(clip) {
    const { pack } = this;
    const take = clip.take;
    const choice = take.choice ? element("small", {}, `take ${take.number} of ${take.count}: ${take.choice}`) : undefined;
    const button = (mark, text) => element("button", { type: "button", class: mark, "aria-pressed": "false",
      "aria-label": `${text} ${clip.id}`, onclick: () => this.mark(row, mark) }, text);
    const buttons = [button("approved", "Approve"), button("rejected", "Reject")];
    const knowsNoise = this.columns.some(([name]) => name === "noise");
    const made = element("tr", { tabindex: "-1", "data-clip": clip.id },
      element("th", { scope: "row", class: "id" },
        element("button", { type: "button", class: "play", "aria-label": `play ${clip.id}`,
          disabled: !pack.files[clip.path], onclick: () => playClip(pack, clip) }, "▶"), " ", clip.id),
      this.cell("text", element("span", { lang: pack.locale, dir: "auto" }, clip.text)),
      this.cell("take", takeWave(clip), clipWave(clip), element("small", { dir: "auto" }, take.file), choice),
      this.cell("seconds", fixed(clip.seconds, 2, "s")),
      this.cell("loudness", fixed(clip.loudness, 1, "LUFS"), element("small", {}, ` target ${pack.loudness}`)),
      this.cell("peak", fixed(clip.truePeak, 1, "dBTP"), element("small", {}, ` at most ${pack.truePeak}`)),
      knowsNoise ? this.cell("noise", fixed(take.noise, 1, "dBFS"), element("small", {}, " of the take")) : undefined,
      this.cell("findings", element("ul", { class: "findings" }, ...clip.findings.map(findingItem))),
      this.cell("mark", ...buttons));
    const row = { id: clip.id, clip, element: made, buttons };
    return row;
  }

  isWanted({ clip }) {
    const text = this.search.value.trim().toLowerCase();
    const held = [clip.id, clip.text, ...clip.findings.flatMap(finding => [finding.rule, finding.message])];
    if (text && !held.some(part => part.toLowerCase().includes(text))) return false;
    const mark = this.marks.of(clip);
    switch (this.choice.value) {
      case "findings": return clip.findings.length > 0;
      case "open": return mark === "";
      case "approved": case "rejected": return mark === this.choice.value;
      default: return true;
    }
  }

  update(row) {
    for (const button of row.buttons) {
      button.setAttribute("aria-pressed", String(this.marks.of(row.clip) === button.className));
    }
    row.element.dataset.mark = this.marks.of(row.clip);
  }

  mark(row, mark) {
    this.marks.set(row.clip, mark);
    tell(`${row.id}: ${this.marks.of(row.clip) || "no mark"}`);
    this.update(row);
  }

  act(row, key, isControl) {
    if (key === " " && !isControl) playClip(this.pack, row.clip);
    else if (key === "a" || key === "A") this.mark(row, "approved");
    else if (key === "r" || key === "R") this.mark(row, "rejected");
    else return false;
    return true;
  }
}

// MARK: Say it

const encoded = "The pack has no MP3, so this page was given one of each clip. It is heard, joined and drawn here; "
  + "the pack's own files sound as their format does. Which clips are said, and how long it takes, is the pack's.";

class Speaker {
  // Without marks, joins can't be marked: of the pack that another is compared with.
  constructor(pack, marks) {
    this.pack = pack;
    this.marks = marks;
    this.beside = pack.other?.rendition ? new Speaker(pack.other) : undefined;
    this.amount = element("input", { inputmode: "decimal", autocomplete: "off", size: "14",
      value: pack.range?.min ?? "", "aria-label": `amount in ${pack.currency}` });
    // What is asked for: the amount, or a field for each slot of the announcement.
    this.fields = element("span", {}, ...this.amountField());
    this.slots = new Map();
    this.choice = element("select", { "aria-label": "announcement", onchange: () => this.askForSlots() },
      ...pack.announcements.map(said => element("option", { value: said.id }, said.id)));
    this.answer = element("div", { class: "answer", "aria-live": "polite" });
    this.audio = element("audio", { controls: true });
    this.element = element("form", { class: "speaker", onsubmit: event => { event.preventDefault(); this.say(true); } },
      element("h3", {}, "Say it"),
      element("p", { class: "tools" }, this.choice, this.fields, element("button", {}, "Say it")),
      pack.isEncoded ? element("p", { class: "hint" }, encoded) : undefined, this.beside?.answer, this.answer);
    if (this.beside) {
      for (const [index, speaker] of [this.beside, this].entries()) speaker.label = labels(pack)[index];
    }
    this.voice = VoicePack.open(async path => {
      const file = path === "splice.json" ? pack.splice : pack.files[path];
      if (file === undefined) throw new Error(`${path} is not in this page`);
      return bytesOf(file);
    });
    // Until somebody chooses, the announcement that needs no name.
    this.ready = this.voice.then(voice => {
      this.choice.value = voice.defaultAnnouncementId ?? this.choice.value;
      return this.askForSlots();
    }, fault => this.refuse(fault));
  }

  // Of a pack that says no amounts, none.
  amountField() {
    return this.pack.range ? [this.amount] : [];
  }

  async askForSlots() {
    const slots = (await this.voice).slots(this.choice.value) ?? [];
    this.slots.clear();
    if (slots.every(slot => slot.kind === "amount")) return this.fields.replaceChildren(...this.amountField());
    for (const slot of slots) {
      this.slots.set(slot, element("input", { autocomplete: "off", size: "10", placeholder: slot.example,
        value: slot.isOptional ? "" : slot.example, "aria-label": slot.name, title: slot.name }));
    }
    this.fields.replaceChildren(...this.slots.values());
  }

  // The values in the fields; an empty field of a slot that may be left out is none.
  values() {
    const values = {};
    for (const [slot, field] of this.slots) {
      if (field.value !== "" || !slot.isOptional) values[slot.name] = field.value;
    }
    return values;
  }

  announcement(voice) {
    return this.slots.size ? voice.announcementOf(this.choice.value, this.values())
      : voice.announcement(this.choice.value, this.amount.value.trim());
  }

  refuse(fault) { this.answer.replaceChildren(...this.head(), element("p", { role: "alert", class: "error" }, fault.message)); }

  head() { return this.label ? [element("h4", {}, this.label)] : []; }

  async say(isHeard) {
    const other = await this.saidBeside();
    try {
      const voice = await this.voice;
      const said = this.announcement(voice);
      const bytes = await voice.file(said, this.pack.rendition);
      this.show(said, bytes);
      if (isHeard) this.audio.play().catch(() => { });
      return { clips: said.clips, transcript: said.transcript, seconds: said.seconds, bytes, other };
    } catch (fault) {
      this.refuse(fault);
      return { error: fault instanceof Refusal ? fault.reason : "pack", message: fault.message, other };
    }
  }

  // The same, by the pack that this one is compared with.
  async saidBeside() {
    if (!this.beside) return undefined;
    this.beside.choice.value = this.choice.value;
    this.beside.amount.value = this.amount.value;
    await this.beside.askForSlots();
    for (const [slot, field] of this.beside.slots) {
      const own = [...this.slots].find(([other]) => other.name === slot.name);
      if (own) field.value = own[1].value;
    }
    return this.beside.say(false);
  }

  show(said, bytes) {
    // Behind the clips are the pauses, which say nothing.
    const all = [...this.pack.clips, ...this.pack.pauses ?? []];
    const clips = said.clipIndexes.map(index => all[index]);
    const at = samples => 100 * samples / said.samples;
    const shapes = clips.flatMap((clip, index) => {
      const [from, width] = [at(said.onsets[index]), at(clip.samples)];
      const edge = drawn("line", { x1: from, x2: from, y1: 0, y2: 100, class: "join" });
      return clip.wave ? [drawn("path", { d: shape(clip.wave, from, width), class: "finished" }), edge] : [edge];
    });
    const words = element("div", { class: "words", dir: "ltr", "aria-hidden": "true" }, ...clips.map((clip, index) => {
      const word = element("span", { lang: this.pack.locale, dir: "auto", title: clip.text }, clip.text);
      word.style.left = `${at(said.onsets[index])}%`;
      word.style.width = `${at(clip.samples)}%`;
      return word;
    }));
    const strip = element("ol", { class: "strip", dir: "ltr" });
    clips.forEach((clip, index) => {
      const next = clips[index + 1];
      strip.append(element("li", {},
        element("button", { type: "button", class: "play", onclick: () => playClip(this.pack, clip),
          "aria-label": `play ${clip.id}` }, clip.id),
        next?.text && clip.text && this.marks ? this.joinButton(clip, next, said) : undefined));
    });
    load(this.audio, bytes, this.pack.type);
    this.answer.replaceChildren(...this.head(),
      element("p", { class: "transcript", lang: this.pack.locale, dir: "auto" }, said.transcript),
      this.audio,
      words, wave(`announcement of ${said.seconds} s`, ...shapes), strip,
      element("p", {}, element("meter", { min: 0, max: this.pack.maxSeconds, value: said.seconds, "aria-label": "length" }),
        ` ${fixed(said.seconds, 2, "s")} of under ${this.pack.maxSeconds} s`));
  }

  joinButton(left, right, said) {
    const join = { left: left.id, right: right.id, announcement: said.id,
      amount: this.slots.size ? JSON.stringify(this.values()) : this.amount.value.trim() };
    const isMarked = this.marks.joins.some(other => other.left === left.id && other.right === right.id);
    const button = element("button", { type: "button", class: "joint", "aria-pressed": String(isMarked),
      "aria-label": `the join of ${left.id} and ${right.id} is bad`, title: "mark this join as bad",
      onclick: () => button.setAttribute("aria-pressed", String(this.marks.toggleJoin(join))) }, "⚑");
    return button;
  }
}

const speakers = new Map();

const notCompared = pack => element("p", { class: "hint" }, `There is no such pack in ${pack.compared} to compare it with.`);

for (const [index, pack] of data.packs.entries()) {
  // A file that both packs have is on the page once.
  for (const path of pack.other?.shared ?? []) pack.other.files[path] = pack.files[path];
  const marks = new Marks(pack);
  const speaker = pack.rendition ? new Speaker(pack, marks) : undefined;
  if (speaker) speakers.set(pack.name, speaker);
  main.append(element("section", { "aria-label": pack.name },
    element("h2", { id: "pack-" + index }, pack.name,
      data.packs.length > 1 ? element("a", { class: "up", href: "#packs", "aria-label": "all packs" }, "↑") : undefined), overview(pack),
    speaker ? speaker.element : element("p", { class: "hint" }, "No rendition that browsers play: add mp3 or wav to `renditions`."),
    findings(pack), pack.other ? new Comparison(pack).element : pack.compared ? notCompared(pack) : "", new ClipTable(pack, marks).element));
}
if (data.packs.length > 1) {
  main.prepend(element("nav", { class: "tools", "aria-label": "Packs" },
    ...data.packs.map((pack, index) => element("a", { href: "#pack-" + index }, element("bdi", {}, pack.name)))));
}
if (data.findings.length) {
  main.prepend(element("ul", { class: "findings" }, ...data.findings.map(findingItem)));
}
// For scripts that test packs: `await say("en-USD", "15.50", "payment-received")`.
globalThis.say = async (pack, amount, announcement) => {
  const speaker = speakers.get(pack);
  await speaker.ready;
  speaker.choice.value = announcement ?? (await speaker.voice).defaultAnnouncementId ?? speaker.choice.value;
  speaker.amount.value = amount;
  return speaker.say(false);
};
