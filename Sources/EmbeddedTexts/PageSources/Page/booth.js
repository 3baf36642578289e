// The booth's page: it shows one text at a time, records what is said, judges it, keeps it through a closed tab, and saves it.

const data = JSON.parse(document.getElementById("data").textContent);
const booth = document.getElementById("booth");
const announcer = document.getElementById("announcer");
const alarm = document.getElementById("alarm");
const unreviewed = document.getElementById("unreviewed");
const player = new Audio();

const say = sayer(data.words);
const spoken = { lang: data.locale, dir: "auto" };

// MARK: What is kept

let database = null;
/** Takes in the order in which they were recorded: `id`, `text`, `samples`, `rate`, `verdict`, `isKept`, `key`. */
let takes = [];
/** Takes whose texts the pack does not say: another page may have those that this one leaves out. */
let strangers = 0;
/** `license` is what the speaker agreed to; empty if to nothing. */
let about = { speaker: data.speaker, license: "", saved: 0 };
let unsaved = 0;

const asked = request => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});

async function openDatabase() {
  const request = indexedDB.open("voice-assets booth", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("takes", { keyPath: "key", autoIncrement: true }).createIndex("pack", "pack");
    request.result.createObjectStore("about");
  };
  database = await asked(request);
  const kept = await asked(database.transaction("takes").objectStore("takes").index("pack").getAll(data.pack));
  takes = kept.filter(take => data.texts.some(({ id, text }) => id === take.id && text === take.text));
  strangers = kept.filter(take => data.said[take.id] !== take.text).length;
  about = await asked(database.transaction("about").objectStore("about").get(data.pack)) ?? about;
  // Of the takes that were saved, a page of what is missing may have none.
  about.saved = Math.min(about.saved, takes.length);
  unsaved = takes.length - about.saved;
}

async function keep(take) {
  if (!database) return;
  try {
    const store = database.transaction("takes", "readwrite").objectStore("takes");
    take.key = await asked(store.put({ ...take, pack: data.pack }));
  } catch {
    database = null;
    alarm.textContent = say("notKept");
    show();
  }
}

function keepAbout() {
  if (database) database.transaction("about", "readwrite").objectStore("about").put(about, data.pack);
}

// MARK: Where the speaker is

/** The step: "start", "room", "level", "texts", "check". */
let step = "start";
let current = 0;
let state = { name: "waiting", kind: "" };
let verdict = null;
/** The take that was judged last. */
let latest = null;
/** What is told of the take before this text. */
let told = "";
let room = null;
let level = null;
let keptOn = [];
let isOpen = false;
let isListening = true;

const keptOf = text => takes.filter(take => take.id === text.id && take.isKept);
const missing = () => data.texts.filter(text => !keptOf(text).length);

const listener = new Listener(
  () => { tell("recording", "on"); },
  (samples, rate) => {
    if (step === "level") judgeLevel(samples, rate);
    else finishTake(samples, rate);
  },
  () => {
    document.getElementById("told")?.remove();
    tell("is-quiet", "doubt");
  });

function tell(name, kind = "", values = {}) {
  state = { name, kind, values };
  const line = document.getElementById("state");
  if (line) {
    line.textContent = step === "start" && name === "waiting" ? "" : say(name, values);
    line.className = "state " + kind;
  }
}

async function start() {
  about.speaker = document.getElementById("speaker").value.trim();
  const isAgreed = document.getElementById("agreed").checked;
  const license = data.license || document.getElementById("license").value.trim();
  about.license = isAgreed ? license : "";
  if (!about.speaker || !about.license) {
    alarm.textContent = say(about.speaker ? "agreeFirst" : "nameFirst");
    tell(about.speaker ? "agreeFirst" : "nameFirst", "fault");
    document.getElementById(!about.speaker ? "speaker" : license ? "agreed" : "license").focus();
    return;
  }
  keepAbout();
  tell("asking");
  try {
    keptOn = await openMicrophone(hear, () => {
      isOpen = false;
      listener.stop();
      step = "start";
      alarm.textContent = say("lost");
      show();
      tell("lost", "fault");
    });
    isOpen = true;
    measureRoom();
  } catch (fault) {
    tell(fault.name === "NotAllowedError" ? "refused" : "noMicrophone", "fault");
    alarm.textContent = say(state.name);
  }
}

function hear(samples, rate) {
  listener.push(samples, rate);
  const meter = document.getElementById("meter");
  if (meter) meter.value = Math.max(-60, listener.level);
}

function measureRoom() {
  step = "room";
  listener.stop();
  show();
  tell("beQuiet");
  setTimeout(() => {
    const samples = listener.recent(2.8);
    if (samples.length < listener.rate) return tell("noSound", "fault");
    const { noise } = quietestPower(samples, listener.rate, { start: samples.length / listener.rate, end: samples.length / listener.rate });
    const hum = mainsHum(samples, listener.rate, [[0, samples.length]]);
    room = { noise: Math.max(-120, Math.round(decibels(noise))), hum };
    room.isFit = room.noise <= data.limits["noise-floor"] && !(hum && data.limits["least-level"] - hum.level < data.limits.hum);
    measureLevel();
  }, 3000);
}

function measureLevel() {
  step = "level";
  show();
  tell("readSentence");
  listener.listen();
}

function judgeLevel(samples, rate) {
  const sentence = judged(samples, rate, data.limits);
  const [name, found] = levelHint(sentence, data.limits) ?? ["levelGood", sentence.level.toFixed(0)];
  level = { name, found };
  show();
  tell(name, name === "levelGood" ? "good" : "doubt", { level: level.found });
  announcer.textContent = say(name, { level: level.found });
  document.getElementById("go").focus();
  // The sentence said again is judged anew.
  if (name !== "levelGood") listener.listen();
}

function record() {
  step = "texts";
  const first = data.texts.findIndex(text => !keptOf(text).length);
  go(first < 0 ? 0 : first);
}

/** Shows a text, with what is told of the take before it, and listens. */
function go(index, before = "") {
  current = Math.min(data.texts.length - 1, Math.max(0, index));
  [verdict, latest, told] = [null, null, before];
  state = { name: "waiting", kind: "" };
  show();
  listen();
}

function listen() {
  listener.stop();
  player.pause();
  if (!isOpen || !isListening) return tell("waiting");
  tell("listening");
  listener.listen();
}

async function finishTake(samples, rate) {
  const text = data.texts[current];
  const others = takes.filter(take => take.isKept).map(take => ({
    terms: data.texts.find(other => other.id === take.id).terms, seconds: take.verdict.seconds, level: take.verdict.level,
  }));
  verdict = judged(samples, rate, data.limits);
  const length = { terms: text.terms, seconds: verdict.seconds };
  const expected = beyondText(length);
  const odd = expected === null ? oddLength(length, others, data.limits.length) : "beyond";
  if (odd) verdict.doubts.push(odd);
  verdict.values = { seconds: shortSeconds(verdict.seconds), expected: shortSeconds(expected), text: `\u2068${text.reading}\u2069` };
  const usual = others.length >= 5 ? median(others.map(other => other.level)) : null;
  if (usual !== null && Math.abs(verdict.level - usual) > levelStep) verdict.doubts.push("unlike");
  latest = { id: text.id, text: text.text, samples, rate, verdict, isKept: !verdict.faults.length && !verdict.doubts.length };
  takes.push(latest);
  unsaved += 1;
  const stored = keep(latest);
  if (latest.isKept) {
    const words = verdict.hint ? `${verdict.values.text}: ${say("kept")} ${verdictWords(verdict)}` : say("good");
    announcer.textContent = words;
    await stored;
    return next(words);
  }
  // What was told of the take before is over.
  told = "";
  show();
  tell(verdict.faults.length ? "again" : "againOrKeep", "fault");
  announcer.textContent = verdictWords(verdict);
  // The same text is waited for: saying it again is enough.
  if (isListening) listener.listen();
}

/** A take this much louder or softer than the middle of those before is told, decibels. */
const levelStep = 6;

function next(before = "") {
  const after = data.texts.findIndex((text, index) => index > current && !keptOf(text).length);
  const any = data.texts.findIndex(text => !keptOf(text).length);
  if (any < 0) {
    listener.stop();
    [verdict, latest, told] = [null, null, before];
    tell("allDone", "good");
    show();
    announcer.textContent = before + " " + say("allDone");
    document.getElementById("save").focus();
    return;
  }
  go(after < 0 ? any : after, before);
  announcer.textContent = before + " " + data.texts[current].reading;
}

/** What is told of a take: its kind and its words. Its level comes first: a voice that is too soft stands in too much noise. */
function verdictLines({ faults, doubts, hint, values }) {
  const lines = [["fault", faults], ["doubt", doubts]]
    .flatMap(([kind, names]) => [...new Set(names)].map(name => [kind, say("is-" + name, values)]));
  return hint ? [["hint", say(hint[0], { level: hint[1] })], ...lines] : lines;
}

const verdictWords = verdict => verdictLines(verdict).map(([, words]) => words).join(" ");

const shortSeconds = seconds => (seconds ?? 0).toLocaleString(data.locale, { maximumFractionDigits: 1, useGrouping: false });

async function setKept(take, isKept) {
  take.isKept = isKept;
  await keep(take);
}

function play(take) {
  listener.stop();
  const [file] = takeFiles([take], { pack: data.pack, speaker: "", license: "" });
  const before = player.src;
  player.src = URL.createObjectURL(new Blob([file.bytes], { type: "audio/wav" }));
  if (before) URL.revokeObjectURL(before);
  player.onended = () => { if (step === "texts") listen(); };
  player.play().catch(() => {});
  tell("playing");
}

/** Saves, once the speaker has heard three of the takes that are not saved yet. */
function save() {
  const fresh = takes.slice(about.saved).filter(take => take.isKept);
  checked = tellingTexts(data.texts.filter(text => fresh.some(take => take.id === text.id)))
    .map(text => fresh.findLast(take => take.id === text.id));
  if (!checked.length) return saveFile();
  if (step !== "check") before = step;
  step = "check";
  heard.clear();
  listener.stop();
  show();
  playAll(checked);
}

/** The takes that are heard before the file is saved, those that were, and the step before. */
let checked = [];
const heard = new Set();
let before = "start";

/** Plays takes one after the other; when all were heard, the file can be saved. */
function playAll([take, ...rest]) {
  if (step !== "check") return;
  if (take) {
    play(take);
    player.onended = () => playAll(rest, heard.add(take));
  } else if (heard.size === checked.length) {
    const save = document.getElementById("saveHeard");
    save.disabled = false;
    save.focus();
    tell("isEachRight");
  } else {
    tell("waiting");
  }
}

/** Back to the first of the takes that are not right, with the list of all texts. */
function leaveCheck() {
  player.pause();
  step = before;
  isListShown = true;
  if (step === "texts") return go(data.texts.findIndex(text => text.id === checked[0].id));
  show();
}

function saveFile() {
  const places = new Map(data.texts.map((text, index) => [text.id, index]));
  const good = takes.filter(take => take.isKept).map((take, index) => ({ take, index }))
    .sort((a, b) => places.get(a.take.id) - places.get(b.take.id) || a.index - b.index).map(({ take }) => take);
  if (!good.length) return tell("nothingToSave", "fault");
  const files = takeFiles(good, { pack: data.pack, speaker: about.speaker, license: about.license });
  for (const { name, bytes } of files) {
    download(name, bytes, "audio/wav");
  }
  about.saved = takes.length;
  unsaved = 0;
  keepAbout();
  if (step === "check") step = before;
  told = "";
  tell("saved", "good", { files: files.map(file => file.name).join(", ") });
  show();
  if (step === "texts" && isOpen && isListening && missing().length) listener.listen();
  announcer.textContent = say("saved", { files: files.map(file => file.name).join(", ") });
}

// MARK: The page

function show() {
  const focused = document.activeElement?.id;
  booth.replaceChildren(...{ start: startPanel, room: roomPanel, level: levelPanel, texts: textPanel, check: checkPanel }[step]());
  if (focused) document.getElementById(focused)?.focus();
  tell(state.name, state.kind, state.values);
}

const button = (id, name, action, attributes = {}) => element("button", { id, type: "button", onclick: action, ...attributes }, say(name));
const playButton = (id, action) => element("button", { id, type: "button", onclick: action, "aria-label": say("hear") }, "▶");
const stateLine = () => element("p", { id: "state", class: "state" });
/** What is no step: behind a question mark. */
const help = (...names) => element("details", {}, element("summary", {}, "?"),
  ...names.map(name => element("p", {}, say(name, { count: data.texts.length }))), unreviewed);
const meterLine = () => element("meter", {
  id: "meter", min: -60, max: 0, low: data.limits["least-level"], high: data.limits["largest-peak"], optimum: -20, value: -60,
  "aria-label": say("level"),
});

function startPanel() {
  const isThere = isSecureContext && navigator.mediaDevices?.getUserMedia;
  if (!isThere) return [element("p", { class: "fault", role: "alert" }, say("cannot"))];
  const done = data.texts.length - missing().length;
  // What was agreed to before may be another licence.
  const isAgreed = Boolean(about.license) && (!data.license || about.license === data.license);
  return [
    done ? element("p", { id: "resumed" }, say("resumed", { done, left: missing().length })) : null,
    strangers ? element("p", { id: "strangers", class: "doubt" }, say("strangers", { count: strangers })) : null,
    database ? null : element("p", { class: "doubt" }, say("notKept")),
    element("form", { class: "panel", onsubmit: event => { event.preventDefault(); start(); } },
      element("label", {}, say("name") + " ", element("input", {
        id: "speaker", type: "text", maxlength: 100, autocomplete: "name", dir: "auto", value: about.speaker, required: true,
      })),
      element("p", {},
        element("label", {},
          element("input", { id: "agreed", type: "checkbox", required: true, checked: isAgreed }), " " + say("agree") + " ",
          data.license ? element("bdi", { id: "license" }, data.license) : null),
        data.license ? null : element("input", {
          id: "license", type: "text", maxlength: 100, dir: "auto", value: about.license, required: true,
          "aria-label": say("agree"), placeholder: "CC BY 4.0",
        })),
      element("p", {}, element("button", { id: "begin", class: "main" }, say("begin")))),
    stateLine(),
    ...(takes.length ? [element("p", { class: "tools" }, button("save", "save", save))] : []),
    help("intro"),
  ].filter(part => part !== null);
}

function roomPanel() {
  return [stateLine(), meterLine()];
}

function levelPanel() {
  const longestText = data.texts.reduce((best, text) => lengthOf(text) > lengthOf(best) ? text : best);
  const words = room.isFit ? [] : [say("roomNoisy", { noise: room.noise })];
  if (room.hum && !room.isFit) words.push(say("roomHum", { frequency: room.hum.frequency }));
  return [
    ...processing(),
    room.isFit ? null : element("p", { id: "roomTold", class: "doubt" }, words.join(" ")),
    element("p", { class: "sentence", ...spoken }, longestText.example.map(([text]) => text).join("") || longestText.reading),
    stateLine(), meterLine(),
    element("p", { class: "tools" }, button("go", "go", record, level ? { class: "main" } : {}), button("once", "measureAgain", measureRoom)),
  ].filter(part => part !== null);
}

const lengthOf = text => text.example.reduce((sum, [part]) => sum + part.length, 0);

const processing = () => keptOn.length
  ? [element("p", { id: "processing", class: "doubt" }, say("processing", { names: keptOn.join(", ") }))] : [];

function textPanel() {
  const text = data.texts[current];
  const left = missing().length;
  const own = takes.filter(take => take.id === text.id);
  // All is said: the page is for saving now, until a text is chosen again.
  const isOver = !left && ["allDone", "saved"].includes(state.name);
  // Half of a sentence is told until it was followed once.
  const isKnown = data.texts.some(other => other.intonation === text.intonation && keptOf(other).length);
  return [
    ...processing(),
    element("p", { id: "progress" }, `${data.texts.length - left} / ${data.texts.length}`),
    element("progress", { max: data.texts.length, value: data.texts.length - left, "aria-label": say("progress") }),
    isOver ? null : element("div", { class: "panel" },
      element("p", { id: "word", class: "word", ...spoken }, text.reading),
      element("p", { id: "sentence", class: "context", ...spoken },
        ...text.example.map(([part, isMarked]) => isMarked ? element("b", {}, part) : part)),
      text.intonation ? element("p", { id: "voice", class: "voice", title: say(text.intonation) },
        isKnown ? say(text.intonation).split(/\s*[:：]/)[0] : say(text.intonation)) : null),
    stateLine(),
    told ? element("p", { id: "told", class: "hint" }, told) : null,
    verdict ? element("ul", { id: "verdict", class: "verdict" },
      ...verdictLines(verdict).map(([kind, words]) => element("li", { class: kind }, words))) : null,
    isOver ? null : meterLine(),
    isOver ? null : element("p", { class: "tools" },
      button("record", listener.onset === undefined ? "startStop" : "stop", toggle, { class: "main" }),
      latest ? playButton("hear", () => play(latest)) : null,
      latest && !latest.isKept && !latest.verdict.faults.length ? button("keep", "keep", keepLatest) : null,
      button("back", "back", () => go(current - 1), { disabled: current === 0 }),
      button("skip", "skip", () => go(current + 1), { disabled: current === data.texts.length - 1 }),
      button("pause", isListening ? "pause" : "listen", () => { isListening = !isListening; show(); listen(); })),
    own.length && !isOver ? element("ul", { class: "takes", "aria-label": say("takes") }, ...own.map((take, index) => element("li", {},
      say("take", { number: index + 1 }) + (take.isKept ? " ✓" : ""),
      playButton("hear" + index, () => play(take)),
      take.verdict.faults.length ? null
        : button("keep" + index, take.isKept ? "leave" : "keep", async () => { await setKept(take, !take.isKept); show(); })))) : null,
    unsaved >= offered && left ? element("p", { id: "offer", class: "doubt" }, say("offer", { count: unsaved })) : null,
    takes.length ? element("p", { class: "tools" }, button("save", "save", save, isOver ? { class: "main" } : {})) : null,
    element("details", { id: "all", ...(isListShown ? { open: "" } : {}), ontoggle: event => { isListShown = event.target.open; } },
      element("summary", {}, say("all")),
      element("ol", { class: "texts" }, ...data.texts.map((other, index) => element("li", { class: keptOf(other).length ? "there" : "" },
        element("button", { type: "button", onclick: () => go(index), "aria-current": index === current ? "true" : null, ...spoken }, other.reading))))),
    help("intro", "keys"),
  ].filter(part => part !== null);
}

/** Three takes with their texts, and the way to save. */
function checkPanel() {
  const text = take => data.texts.find(other => other.id === take.id).reading;
  return [
    element("h2", {}, say("listenFirst")),
    element("ol", { id: "checked", class: "texts" }, ...checked.map((take, index) => element("li", {},
      element("bdi", { class: "checked", ...spoken }, text(take)), playButton("check" + index, () => playAll([take]))))),
    stateLine(),
    element("p", { class: "tools" },
      button("saveHeard", "saveHeard", saveFile, { class: "main", disabled: true }), button("notRight", "notRight", leaveCheck)),
  ];
}

let isListShown = false;
/** A download is offered after so many takes. */
const offered = 20;

function toggle() {
  if (!isOpen || !document.getElementById("record")) return;
  player.pause();
  listener.toggle();
  document.getElementById("record").textContent = say(listener.onset === undefined ? "startStop" : "stop");
}

async function keepLatest() {
  await setKept(latest, true);
  next(say("kept"));
}

addEventListener("keydown", event => {
  if (step !== "texts" || event.target.closest("button, input, summary")) return;
  if (event.code === "Space") toggle();
  else if (event.key === "Enter" && document.getElementById("keep")) keepLatest();
  else if (event.key === "PageDown") go(current + 1);
  else if (event.key === "PageUp") go(current - 1);
  else return;
  event.preventDefault();
});
addEventListener("beforeunload", event => { if (unsaved && !database) event.preventDefault(); });

openDatabase().catch(() => { database = null; }).then(show);
