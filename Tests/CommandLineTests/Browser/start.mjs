// What the booth's page asks for before anything is recorded, in Node.js: node start.mjs PAGE [WAV [KEPT]]
// Of a take of 16 bits at 24 kHz that is recorded then: whether the page listens again where it is the sentence of the level, and as
// the take of a text what is told of it, aloud and on the page. KEPT is a list of the takes that the browser has, `{ id, text }`, and
// how many of them were told to be for other texts is seen then, too.
// Standard input: a list of `{ speaker, license, agreed }`, what is filled in before each press of the button.
// Standard output: what is shown at first, and after each press what is told, what has the focus and what was agreed to, as JSON.

import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

const html = readFileSync(process.argv[2], 'utf8');
const part = (start) => html.slice(html.indexOf(start) + start.length).split('</script>')[0];

/** As much of an element as the page needs here. */
class Element {
  attributes = {};
  children = [];
  listeners = {};
  textContent = '';
  checked = false;
  value = '';
  setAttribute(name, value) {
    this.attributes[name] = value;
    if (name === 'id') elements.set(value, this);
    if (name === 'value') this.value = String(value);
    if (name === 'checked') this.checked = true;
  }
  addEventListener(name, listener) { this.listeners[name] = listener; }
  append(...children) { this.children.push(...children); }
  replaceChildren(...children) { this.children = children; }
  focus() { focused = this.attributes.id; }
}

const fail = (words) => { throw new Error(words); };
const kept = process.argv[4] && JSON.parse(process.argv[4]);
const request = (result) => {
  const made = { result };
  setTimeout(() => made.onsuccess());
  return made;
};
const store = { index: () => ({ getAll: () => request(kept) }), get: () => request(undefined), put: () => request(1) };

let focused = '';
const elements = new Map(['booth', 'announcer', 'alarm'].map((id) => [id, new Element()]));
const data = new Element();
data.textContent = part('id="data">');
elements.set('data', data);
Object.assign(globalThis, {
  document: {
    getElementById: (id) => elements.get(id) ?? null, createElement: () => new Element(), addEventListener() {}, activeElement: null,
  },
  Audio: class { }, isSecureContext: true, addEventListener() {},
  indexedDB: { open: () => kept ? request({ transaction: () => ({ objectStore: () => store }) }) : fail('nothing is kept here') },
});
Object.defineProperty(globalThis, 'navigator', { value: { mediaDevices: { getUserMedia: async () => { throw new Error('no microphone here'); } } } });
runInThisContext(part('<script>') + '\n;globalThis.engine = { start, about: () => about, state: () => state, finishTake, toTexts() { step = "texts"; },'
  + ' listensAfter(...sentence) { step = "level"; room = { isFit: true }; listener.ended(...sentence); return listener.isOn; } };');
await new Promise((done) => setTimeout(done, 50));

const of = (id) => elements.get(id);
const seen = [{ speaker: of('speaker').value, license: of('license').value || (of('license').children[0] ?? ''), agreed: of('agreed').checked }];
for (const { speaker, license, agreed } of JSON.parse(readFileSync(0, 'utf8'))) {
  of('speaker').value = speaker;
  if (license !== undefined) of('license').value = license;
  of('agreed').checked = agreed;
  await globalThis.engine.start();
  const { name } = globalThis.engine.state();
  seen.push({ state: name, focused, license: globalThis.engine.about().license });
}
if (process.argv[3]) {
  const bytes = readFileSync(process.argv[3]).subarray(44);
  const samples = Float32Array.from({ length: bytes.length >> 1 }, (_, index) => bytes.readInt16LE(2 * index) / 32768);
  const listens = globalThis.engine.listensAfter(samples, 24000);
  globalThis.engine.toTexts();
  await globalThis.engine.finishTake(samples, 24000);
  seen.push({ announced: of('announcer').textContent, told: of('told')?.children.join(''), listens, strangers: kept && (of('strangers')?.children ?? []).join('') });
}
console.log(JSON.stringify(seen));
