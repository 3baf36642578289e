// The page of a session's cuts: it shows and plays what was cut, doubts first, lets each be mended, and saves the label track
// that `split --import` reads.

const data = JSON.parse(document.getElementById("data").textContent);
const page = document.getElementById("cuts");
const announcer = document.getElementById("announcer");
const say = sayer(data.words);
const spoken = { lang: data.locale, dir: "auto" };
/** The heights of the waveform, 0 to 255, of every hundredth of a second. */
const peaks = bytesOf(data.peaks);
/** MP3 frames of the stretches that can be heard. */
const sounds = data.sounds.map(([start, text]) => ({ start, bytes: bytesOf(text) }));

/** In the order of time: `start` and `end` in seconds, `clip` as its place in `data.clips` or -1 for what is left out, `doubts`. */
let cuts = data.cuts;
let current = Math.max(0, cuts.findIndex(cut => cut.doubts.length > 0));
/** Earlier states, for undoing. */
const past = [];
let isSaved = true;

function bytesOf(base64) {
  return Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
}

const isDoubtful = cut => cut.doubts.length > 0;
const doubtful = () => cuts.filter(isDoubtful);
const missing = () => data.clips.filter((_, clip) => cuts.every(cut => cut.clip !== clip));
const seconds = value => value.toFixed(2);
const nameOf = cut => cut.clip < 0 ? say("leftOut") : data.clips[cut.clip].text;

// MARK: Changes

/** Makes a change that can be undone; `told` says what was done. */
function change(told, act) {
  past.push({ cuts: cuts.map(cut => ({ ...cut })), current });
  if (past.length > 500) past.shift();
  act();
  isSaved = false;
  show();
  tell(told);
}

function undo() {
  const last = past.pop();
  if (!last) return tell(say("nothingToUndo"));
  ({ cuts, current } = last);
  show();
  tell(say("undone"));
}

/** What a person decided is in no doubt, and heard. */
const settle = (cut, values = {}) => Object.assign(cut, values, { doubts: [], isHeard: true });

function accept() {
  change("", () => settle(cuts[current]));
  nextDoubt(say("isRight") + " ");
}

function drop() {
  change("", () => settle(cuts[current], { clip: -1 }));
  nextDoubt(say("isLeftOut") + " ");
}

function give(clip) {
  change(clip < 0 ? say("isLeftOut") : say("isNow", { text: data.clips[clip].text }), () => settle(cuts[current], { clip }));
}

function join() {
  if (current + 1 >= cuts.length) return tell(say("noneBehind"));
  change(say("joined"), () => {
    const [next] = cuts.splice(current + 1, 1);
    settle(cuts[current], { end: next.end, clip: cuts[current].clip < 0 ? next.clip : cuts[current].clip });
  });
}

/** Cuts in two at the softest place of the middle; the second is the clip behind the first. */
function divide() {
  const { start, end, clip } = cuts[current];
  if (end - start < 0.1) return tell(say("tooShort"));
  const first = Math.round(100 * (start + 0.2 * (end - start)));
  const middle = [...peaks.slice(first, Math.round(100 * (end - 0.2 * (end - start))))];
  const place = middle.length ? (first + middle.indexOf(Math.min(...middle))) / 100 : (start + end) / 2;
  change(say("divided", { seconds: seconds(place) }), () => {
    const next = clip < 0 || clip + 1 >= data.clips.length ? clip : clip + 1;
    cuts.splice(current + 1, 0, { start: place, end, clip: next, doubts: [] });
    settle(cuts[current], { end: place });
  });
}

/** A new cut where the silence behind this one is loudest. */
function add() {
  const start = cuts[current]?.end ?? 0;
  const end = cuts[current + 1]?.start ?? data.seconds;
  if (end - start < 0.2) return tell(say("noRoom"));
  const first = Math.round(100 * (start + 0.05));
  const between = peaks.slice(first, Math.round(100 * (end - 0.05)));
  const loudest = (first + between.indexOf(Math.max(...between))) / 100;
  change(say("added"), () => {
    const own = cuts[current]?.clip ?? -1;
    const made = {
      start: Math.max(start + 0.02, loudest - 0.3), end: Math.min(end - 0.02, loudest + 0.3),
      clip: Math.min(own + 1, data.clips.length - 1), doubts: [],
    };
    cuts.splice(current + 1, 0, made);
    current = Math.min(current + 1, cuts.length - 1);
  });
}

/** Gives this cut and all behind it the clip before theirs, or the one behind: a whole tail is off by one where a word was left out. */
function shift(step) {
  const tail = cuts.slice(current).filter(cut => cut.clip >= 0);
  if (!tail.length || tail.some(cut => cut.clip + step < 0 || cut.clip + step >= data.clips.length)) {
    return tell(say("noClip"));
  }
  change(say(step < 0 ? "allEarlier" : "allLater"), () => {
    for (const cut of tail) cut.clip += step;
    settle(cuts[current]);
  });
}

/** Puts the start or the end elsewhere, within the neighbours. */
function move(edge, value) {
  const cut = cuts[current];
  const [least, most] = edge === "start"
    ? [cuts[current - 1]?.end ?? 0, cut.end - 0.02] : [cut.start + 0.02, cuts[current + 1]?.start ?? data.seconds];
  if (!Number.isFinite(value)) return show();
  const place = Math.min(most, Math.max(least, value));
  change(say(edge === "start" ? "startsNow" : "endsNow", { seconds: seconds(place) }), () => { cut[edge] = place; });
}

// MARK: Where the listener is

function go(index) {
  current = Math.min(cuts.length - 1, Math.max(0, index));
  stop();
  show();
  const cut = cuts[current];
  if (cut) tell(`${placeOf(current)}: ${nameOf(cut)}. ${wordsOf(cut).join(". ")}`);
}

const placeOf = index => say("place", { number: index + 1, count: cuts.length });

/** A clip as a sentence names it: by its text, and by its id too where another has this text. */
function clipNamed(id) {
  const clip = data.clips.find(clip => clip.id === id);
  if (!clip) return id;
  const isAlone = data.clips.every(other => other === clip || other.text !== clip.text);
  // Isolated, as the text may run the other way than the sentence.
  return `\u2068“${clip.text}”${isAlone ? "" : ` (${id})`}\u2069`;
}

/** Why a cut is in doubt; a label track has the tool's own words for it. */
const wordsOf = cut => cut.doubts.map(({ kind, values }) => {
  const named = { own: say("noneOfScript"), other: say("noneOfScript"), ...values };
  for (const name of ["own", "other", "clip"]) if (values[name] !== undefined) named[name] = clipNamed(values[name]);
  return say("is-" + kind, named);
});

function nextDoubt(before = "") {
  const later = cuts.findIndex((cut, index) => index > current && isDoubtful(cut));
  const any = cuts.findIndex(isDoubtful);
  if (any < 0) {
    tell(before + say("noDoubts"));
    return document.getElementById("save").focus();
  }
  go(later < 0 ? any : later);
  announcer.textContent = before + announcer.textContent;
  hear();
}

function tell(words) {
  if (!words) return;
  announcer.textContent = words;
  document.getElementById("state").textContent = words;
}

// MARK: Saving

/** The label track: a question mark behind what is still in doubt, a check mark behind what somebody called right. */
function labels() {
  return cuts.map(cut => {
    const clip = data.clips[cut.clip];
    // A question mark behind a space would be read as a mark of doubt.
    const name = cut.clip < 0 ? "-" : /\s\?/.test(clip.text) ? clip.id : clip.id + ": " + clip.text;
    const heard = cut.isHeard && cut.clip >= 0 ? " ✓" : "";
    const doubts = isDoubtful(cut) ? " ? " + cut.doubts.map(doubt => doubt.words).join("; ") : heard;
    return `${cut.start.toFixed(6)}\t${cut.end.toFixed(6)}\t${(name + doubts).replace(/\s+/g, " ")}\n`;
  }).join("");
}

function save() {
  download(data.labels, labels(), "text/plain");
  isSaved = true;
  tell(say("saved", { file: data.labels }));
}

// MARK: The page

function show() {
  const focused = document.activeElement?.id;
  const isOpen = document.getElementById("all")?.open ?? true;
  page.replaceChildren(...(cuts.length ? [...summary(), ...editor(), ...lists(isOpen), ...keeping()] : [element("p", {}, say("noCuts"))]));
  if (focused) document.getElementById(focused)?.focus();
  draw();
}

const button = (id, name, action, attributes = {}) => element("button", { id, type: "button", onclick: action, ...attributes }, say(name));

function summary() {
  const [doubts, lost] = [doubtful().length, missing()];
  return [
    element("p", { id: "count", class: doubts ? "doubt" : "" },
      say("takes", { takes: cuts.filter(cut => cut.clip >= 0).length, doubts }) + (doubts ? "" : " " + say("listenToSome"))),
    lost.length ? element("p", { id: "missing", class: "doubt" }, say("missing", { count: lost.length }) + " ",
      ...lost.slice(0, 20).flatMap((clip, index) => [index ? ", " : "", element("bdi", { lang: data.locale }, clip.text)]), lost.length > 20 ? " …" : "") : null,
    element("div", { class: "strip" }, element("canvas", { id: "far", role: "img", "aria-label": say("whole"), onclick: pick })),
  ].filter(part => part !== null);
}

function editor() {
  const cut = cuts[current];
  const edge = (name, words) => element("label", {}, say(words) + " ", element("input", {
    id: name, type: "number", step: 0.01, min: 0, max: data.seconds, value: seconds(cut[name]), onchange: event => move(name, event.target.valueAsNumber),
  }), " s");
  return [element("section", { class: "panel", "aria-label": say("cut") },
    element("p", { class: "hint" }, placeOf(current)),
    element("p", { id: "word", class: "word", ...(cut.clip < 0 ? {} : spoken) }, nameOf(cut)),
    wordsOf(cut).length ? element("ul", { id: "reasons", class: "verdict" }, ...wordsOf(cut).map(words => element("li", { class: "doubt" }, words))) : null,
    element("canvas", { id: "near", role: "img", "aria-label": say("near"), onpointerdown: grab }),
    element("p", { id: "state", class: "hint" }, ""),
    element("p", { class: "tools" },
      button("hear", "hear", () => hear()), button("around", "around", () => hear(0.7)),
      button("accept", "right", accept, { class: "main" }), button("drop", "drop", drop),
      button("join", "join", join, { disabled: current + 1 >= cuts.length }), button("divide", "divide", divide),
      button("add", "add", add), button("undo", "undo", undo, { disabled: !past.length })),
    element("p", {}, element("label", {}, say("itIs") + " ", element("select", { id: "clip", onchange: event => give(Number(event.target.value)) },
      element("option", { value: -1, selected: cut.clip < 0 }, `– ${say("leftOut")} –`),
      ...data.clips.map((clip, index) => element("option", { value: index, selected: index === cut.clip, lang: data.locale }, `${clip.text} (${clip.id})`))))),
    element("div", { class: "edges" }, edge("start", "starts"), edge("end", "ends")),
    element("p", { class: "tools" },
      button("earlier", "earlier", () => shift(-1)), button("later", "later", () => shift(1))),
    element("p", { class: "tools" },
      button("back", "back", () => go(current - 1), { disabled: current === 0 }),
      button("on", "on", () => go(current + 1), { disabled: current + 1 >= cuts.length }),
      button("next", "next", () => nextDoubt(), { disabled: !doubtful().length })),
    element("p", { class: "hint" }, say("keys")))];
}

function lists(isOpen) {
  const line = cut => {
    const index = cuts.indexOf(cut);
    return element("li", {}, element("button", { type: "button", id: "cut" + index, onclick: () => go(index), "aria-current": index === current ? "true" : null },
      element("span", { class: "time" }, `${index + 1} · ${seconds(cut.start)} s`),
      element("span", cut.clip < 0 ? { class: "hint" } : spoken, nameOf(cut)),
      ...(wordsOf(cut).length ? [element("span", { class: "doubt" }, wordsOf(cut).join("; "))] : [])));
  };
  const doubts = doubtful();
  const others = cuts.filter(cut => !doubts.includes(cut));
  return [
    doubts.length ? element("h2", {}, say("inDoubt")) : null,
    doubts.length ? element("ol", { class: "texts", id: "doubts" }, ...doubts.map(line)) : null,
    element("details", { id: "all", open: isOpen }, element("summary", {}, say("notInDoubt", { count: others.length })), element("ol", { class: "texts" }, ...others.map(line))),
  ].filter(part => part !== null);
}

function keeping() {
  return [
    element("h2", {}, say("save")),
    element("p", { class: "tools" }, button("save", "saveLabels", save, { class: "main" })),
    element("p", {}, say("put") + " ", element("code", { dir: "ltr" }, data.command)),
  ];
}

// MARK: Keys

const keys = {
  Space: event => hear(event.shiftKey ? 0.7 : 0), Enter: accept, Delete: drop, Backspace: drop, KeyN: () => nextDoubt(), PageUp: () => go(current - 1),
  PageDown: () => go(current + 1), KeyJ: join, KeyX: divide, KeyC: () => document.getElementById("clip").focus(), KeyZ: undo, KeyS: save,
  KeyQ: () => move("start", cuts[current].start - 0.01), KeyW: () => move("start", cuts[current].start + 0.01),
  KeyO: () => move("end", cuts[current].end - 0.01), KeyP: () => move("end", cuts[current].end + 0.01),
};
addEventListener("keydown", event => {
  const isTyped = event.target.closest("input, select, summary") || event.target.closest("button") && ["Space", "Enter"].includes(event.code);
  if (isTyped || event.altKey || event.metaKey || event.ctrlKey && event.code !== "KeyZ" || !cuts.length || !keys[event.code]) return;
  event.preventDefault();
  keys[event.code](event);
});
addEventListener("beforeunload", event => { if (!isSaved) event.preventDefault(); });
addEventListener("resize", draw);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);

show();
