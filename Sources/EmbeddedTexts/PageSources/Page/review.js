// The review's page: it plays the clips of a reading one after the other, keeps what is filled in in the browser's storage
// as far as that lets it, and saves a table of the form of `ReviewCSV`, with its guard against formulas.
const data = JSON.parse(document.getElementById("data").textContent);
const say = sayer(data.words);
const form = document.getElementById("review");
const by = document.getElementById("by");
const state = document.getElementById("state");
const rows = [...form.querySelectorAll("tbody tr")];
const key = "voice-assets review " + form.dataset.pack;
const sounds = data.sounds;
const player = new Audio();
let isSaved = true;

const verdict = row => row.querySelector("input[type=radio]:checked")?.value ?? "";
const better = row => row.querySelector(".better input");
const name = row => row.dataset.announcement + " " + row.dataset.amount + " " + row.dataset.text;

function show() {
  for (const row of rows) row.className = verdict(row);
  const read = rows.filter(row => verdict(row) !== "").length;
  state.textContent = say("read", { done: read, count: rows.length }) + (isSaved ? "" : " " + say("notSaved"));
}

function keep() {
  const answers = {};
  for (const row of rows) answers[name(row)] = [verdict(row), better(row).value];
  try { localStorage.setItem(key, JSON.stringify({ by: by.value, answers })); } catch { }
}

function restore() {
  let kept = null;
  try { kept = JSON.parse(localStorage.getItem(key)); } catch { }
  if (!kept) return;
  by.value = kept.by ?? "";
  for (const row of rows) {
    const [chosen, text] = kept.answers?.[name(row)] ?? ["", ""];
    for (const choice of row.querySelectorAll("input[type=radio]")) choice.checked = choice.value === chosen;
    better(row).value = text;
  }
}

function table() {
  const now = new Date();
  const two = number => String(number).padStart(2, "0");
  const day = now.getFullYear() + "-" + two(now.getMonth() + 1) + "-" + two(now.getDate());
  const lines = [["amount", "text", "right", "wrong", "better", "by", "when", "announcement", "pack"]];
  for (const row of rows) {
    const chosen = verdict(row);
    lines.push([
      row.dataset.amount, row.dataset.text, chosen === "right" ? "x" : "", chosen === "wrong" ? "x" : "",
      better(row).value, chosen ? by.value : "", chosen ? day : "", row.dataset.announcement, form.dataset.pack,
    ]);
  }
  return lines;
}

function save() {
  if (by.value.trim() === "") {
    state.textContent = say("nameFirst");
    by.focus();
    return;
  }
  saveTable("review-" + form.dataset.pack + ".csv", table());
  isSaved = true;
  show();
}

function play(row) {
  const parts = row.dataset.clips.split(" ").map(index => sounds[Number(index)]);
  const bytes = parts.map(part => Uint8Array.from(atob(part), letter => letter.charCodeAt(0)));
  // What played before is let go when nothing loads it any more.
  const before = player.src;
  player.src = URL.createObjectURL(new Blob(bytes, { type: "audio/mpeg" }));
  if (before) URL.revokeObjectURL(before);
  player.play().catch(fault => {
    // A click on another button stopped it.
    if (fault.name !== "AbortError") state.textContent = say("cannotPlay");
  });
}

form.addEventListener("submit", event => event.preventDefault());
form.addEventListener("input", () => { isSaved = false; keep(); show(); });
form.addEventListener("click", event => {
  if (event.target.id === "save") save();
  if (event.target.className === "play") play(event.target.closest("tr"));
});
addEventListener("beforeunload", event => { if (!isSaved) event.preventDefault(); });
restore();
show();
