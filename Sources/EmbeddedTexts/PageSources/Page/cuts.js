// The page of a session's cuts: it shows and plays what was cut, doubts first, lets each be mended, and saves the label track
// that `split --labels` reads.

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
let current = Math.max(0, cuts.findIndex(isDoubtful));
/** Earlier states, for undoing. */
const past = [];
let isSaved = true;

function bytesOf(base64) {
  return Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
}

/** The cut beside this one that could be in its place; nothing if there is none. */
function partnerIn({ partner }, index) {
  return [cuts[index - 1], cuts[index + 1]].find(cut => cut && cut.clip === partner);
}

/**
 * Whether a doubt of a cut is open. Which of a clip's takes is the first is settled with what else may be a take of it; of two that could
 * be swapped, one settles the other.
 */
function isOpen(doubt, { clip }, index) {
  if (doubt.partner !== undefined) return partnerIn(doubt, index)?.doubts.length !== 0;
  return !doubt.isOfOther
    || cuts.some(other => other.doubts.some(doubt => !doubt.isOfOther && (other.clip === clip || doubt.other === clip)));
}

function openDoubts(cut) {
  return cut.doubts.filter(doubt => isOpen(doubt, cut, cuts.indexOf(cut)));
}

function isDoubtful(cut) {
  return openDoubts(cut).length > 0;
}

/** Whether nothing but the script's order is open. */
function isOfOrder(cut) {
  return isDoubtful(cut) && openDoubts(cut).every(({ kind }) => kind === "order");
}

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

/** What a person decided is in no doubt. */
const settle = (cut, values = {}) => Object.assign(cut, values, { doubts: [] });

function accept() {
  change("", () => settle(cuts[current]));
  nextDoubt(say("isRight") + " ");
}

/** Trusts that the script was read in its order, where nothing speaks against it. */
function acceptOrder() {
  const swappable = cuts.filter(isOfOrder);
  change("", () => swappable.forEach(cut => settle(cut)));
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

/** Why a cut is in doubt; a label track has the tool's own words for it. */
const wordsOf = cut => openDoubts(cut).map(({ kind, values }) => say("is-" + kind, {
  ...values, own: values.own ?? say("noneOfScript"), other: values.other ?? say("noneOfScript"),
}));

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

// MARK: Sound

let context = null;
let player = null;
/** Samples a second, samples and bytes of a frame, and how late a decoder's are, samples: ISO/IEC 11172-3, and LAME's 576 and 529. */
const mp3 = { rate: 16000, frame: 576, bytes: 288, delay: 1105 };

/**
 * The sound from one time to another, of which the page holds the frames.
 *
 * @returns the decoded sound and the place in it, seconds; null where nothing of it is held
 */
async function soundOf(from, to) {
  const held = sounds.find(sound => sound.start <= to && from < sound.start + sound.bytes.length / mp3.bytes * mp3.frame / mp3.rate);
  if (!held) return null;
  const place = Math.max(0, from - held.start) * mp3.rate + mp3.delay;
  const first = Math.max(0, Math.floor(place / mp3.frame) - 2);
  const end = Math.ceil(((to - held.start) * mp3.rate + mp3.delay) / mp3.frame) + 2;
  const frames = held.bytes.slice(first * mp3.bytes, end * mp3.bytes);
  context ??= new AudioContext();
  return { sound: await context.decodeAudioData(frames.buffer), place: place / mp3.rate - first * mp3.frame / mp3.rate };
}

let asked = 0;
/** The silence between cuts that are heard together, seconds. */
const betweenHeard = 0.4;

function stop() {
  asked += 1;
  player?.stop();
  player = null;
}

/** The cut with those that could be in its place, in the order of time. */
const heardTogether = () => {
  const partners = openDoubts(cuts[current]).filter(({ partner }) => partner !== undefined).map(doubt => partnerIn(doubt, current));
  return cuts.filter((cut, index) => index === current || partners.includes(cut));
};

/** Plays the cut and what could be in its place, or the cut with so many seconds on either side. */
async function hear(around = 0) {
  stop();
  const own = asked;
  const spans = around ? [cuts[current]] : heardTogether();
  const players = [];
  let wait = 0;
  for (const { start, end } of spans) {
    const from = Math.max(0, start - around);
    let found = null;
    try { found = await soundOf(from, end + around); } catch { }
    if (own !== asked) return;
    if (!found) return tell(say("cannotHear"));
    const source = new AudioBufferSourceNode(context, { buffer: found.sound });
    source.connect(context.destination);
    players.push({ source, wait, place: found.place, length: end + around - from });
    wait += end + around - from + betweenHeard;
  }
  await context.resume();
  if (own !== asked) return;
  for (const { source, wait, place, length } of players) source.start(context.currentTime + wait, place, length);
  player = { stop: () => players.forEach(({ source }) => source.stop()) };
}

// MARK: Saving

/** The label track, in the form of `--labels-out`: a mark behind what is still in doubt. */
function labels() {
  return cuts.map(cut => {
    const clip = data.clips[cut.clip];
    // A question mark behind a space would be read as a mark of doubt.
    const name = cut.clip < 0 ? "-" : clip.text.includes(" ?") ? clip.id : clip.id + ": " + clip.text;
    const doubts = isDoubtful(cut) ? " ? " + openDoubts(cut).map(doubt => doubt.words).join("; ") : "";
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
      button("next", "next", () => nextDoubt(), { disabled: !doubtful().length }),
      ...orderButton()),
    element("p", { class: "hint" }, say("keys")))];
}

/** Accepts at once all of which only the order is open. */
function orderButton() {
  const count = cuts.filter(isOfOrder).length;
  return count ? [element("button", { id: "inOrder", type: "button", onclick: acceptOrder }, say("inOrder", { count }))] : [];
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

// MARK: Drawing

const colour = name => getComputedStyle(document.documentElement).getPropertyValue("--" + name).trim();

/** Sizes a canvas, and tells how many seconds it shows from where. */
function sheet(canvas, width, start, span) {
  const height = canvas.clientHeight;
  const scale = Math.min(devicePixelRatio || 1, 16000 / width);
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  const paper = canvas.getContext("2d");
  paper.scale(scale, scale);
  const x = time => (time - start) / span * width;
  for (const cut of cuts) {
    if (cut.end < start || cut.start > start + span) continue;
    paper.fillStyle = colour(cut.clip < 0 ? "dropped" : isDoubtful(cut) ? "doubted" : "taken");
    paper.fillRect(x(cut.start), 0, Math.max(1, x(cut.end) - x(cut.start)), height);
  }
  paper.fillStyle = colour("wave");
  for (let column = 0; column < width; column += 1) {
    const first = Math.max(0, Math.floor(100 * (start + column / width * span)));
    const end = Math.max(first + 1, Math.floor(100 * (start + (column + 1) / width * span)));
    let top = 0;
    for (let index = first; index < end && index < peaks.length; index += 1) top = Math.max(top, peaks[index]);
    const reach = Math.max(0.5, top / 255 * height * 0.48);
    paper.fillRect(column, height / 2 - reach, 1, 2 * reach);
  }
  return { paper, x, height };
}

/** What the near view shows, seconds. */
function view() {
  const { start, end } = cuts[current];
  const span = Math.max(2, 2 * (end - start));
  return { start: (start + end - span) / 2, span };
}

function draw() {
  const [near, far] = [document.getElementById("near"), document.getElementById("far")];
  if (!near) return;
  const { start, span } = view();
  const { paper, x, height } = sheet(near, near.clientWidth, start, span);
  paper.fillStyle = colour("accent");
  for (const edge of [cuts[current].start, cuts[current].end]) {
    paper.fillRect(x(edge) - 1.5, 0, 3, height);
    paper.fillRect(x(edge) - 5, height / 2 - 14, 10, 28);
  }
  const width = Math.max(far.parentElement.clientWidth, Math.min(16000, 16 * data.seconds));
  far.style.width = width + "px";
  const all = sheet(far, width, 0, data.seconds);
  all.paper.strokeStyle = colour("accent");
  all.paper.lineWidth = 3;
  const [left, right] = [all.x(cuts[current].start), all.x(cuts[current].end)];
  all.paper.strokeRect(left, 1.5, Math.max(3, right - left), all.height - 3);
  const strip = far.parentElement;
  if (left < strip.scrollLeft || right > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = left - strip.clientWidth / 3;
}

/** The cut that is nearest to a time. */
function nearest(time) {
  const far = cut => Math.max(cut.start - time, time - cut.end, 0);
  return cuts.reduce((best, cut, index) => far(cut) < far(cuts[best]) ? index : best, 0);
}

function pick(event) {
  go(nearest(event.offsetX / event.target.clientWidth * data.seconds));
  hear();
}

/** Drags an edge, or goes to the cut that was pressed. */
function grab(event) {
  const near = event.target;
  const { start, span } = view();
  const time = place => start + place / near.clientWidth * span;
  const distance = edge => Math.abs((cuts[current][edge] - start) / span * near.clientWidth - event.offsetX);
  const edge = distance("start") < distance("end") ? "start" : "end";
  if (distance(edge) > 14) {
    const index = nearest(time(event.offsetX));
    if (index !== current) go(index);
    return hear();
  }
  event.preventDefault();
  const before = near.getBoundingClientRect().left;
  const drag = moved => time(moved.clientX - before);
  const follow = moved => {
    const paper = near.getContext("2d");
    draw();
    paper.fillStyle = colour("error");
    paper.fillRect(moved.clientX - before - 1, 0, 2, near.clientHeight);
  };
  const drop = moved => {
    removeEventListener("pointermove", follow);
    if (Math.abs(moved.clientX - event.clientX) > 2) move(edge, drag(moved));
  };
  addEventListener("pointermove", follow);
  addEventListener("pointerup", drop, { once: true });
}

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
