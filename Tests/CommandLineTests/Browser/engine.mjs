// What the booth's page does to sound, in Node.js: node engine.mjs PAGE file FOLDER, node engine.mjs PAGE judge
// Standard input: `{ takes: [{ id, text, wav }], speaker, license }`, WAV files of 16 bits in one channel.
// Standard output: the names of the files, or the verdicts in the order of the takes, as JSON.
// node engine.mjs PAGE odd: `{ takes: [{ terms, seconds }], factor }`; which lengths are odd, and which no text has.
// node engine.mjs PAGE telling: `[{ terms, id }]`; the ids of the texts whose takes are heard before the file is saved.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

const [page, verb, folder] = process.argv.slice(2);
const html = readFileSync(page, 'utf8');
const part = (start) => html.slice(html.indexOf(start) + start.length).split('</script>')[0];
const data = JSON.parse(part('id="data">'));
// What touches the document begins where the page's own file does.
const engine = runInThisContext(part('<script>').split('// The booth\'s page:')[0] + '\n;({ takeFiles, judged, oddLength, beyondText, tellingTexts })');

function samples(path) {
  const bytes = readFileSync(path);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const length = (bytes.length - 44) >> 1;
  return { rate: view.getUint32(24, true), samples: Float32Array.from({ length }, (_, index) => view.getInt16(44 + 2 * index, true) / 32768) };
}

const input = JSON.parse(readFileSync(0, 'utf8'));
if (verb === 'odd') {
  console.log(JSON.stringify(input.takes.map((take) => (
    engine.beyondText(take) === null ? engine.oddLength(take, input.takes, input.factor) : 'beyond'))));
  process.exit(0);
}
if (verb === 'telling') {
  console.log(JSON.stringify(engine.tellingTexts(input).map((text) => text.id)));
  process.exit(0);
}
const takes = input.takes.map((take) => ({ ...take, ...samples(take.wav) }));
if (verb === 'file') {
  const files = engine.takeFiles(takes, { pack: data.pack, speaker: input.speaker, license: input.license });
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
  console.log(JSON.stringify(files.map(({ name }) => name)));
} else {
  console.log(JSON.stringify(takes.map((take) => engine.judged(take.samples, take.rate, data.limits))));
}
