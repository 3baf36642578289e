// Hands pushes to the article's code: node pushed.mjs FOLDER FILE. Prints for each the sound's size and type.
// In the folder lie the modules and packs as they were exported, and push.mjs.

import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, file] = process.argv.slice(2);
const { heard } = await import(pathToFileURL(`${folder}/push.mjs`));
const { VoiceIndex, VoicePack } = await import(pathToFileURL(`${folder}/voice-splicer.mjs`));
const index = readFileSync(`${folder}/VoiceAssets/index.json`);
const names = new Set([...new VoiceIndex(index).packs('en-US'), ...Object.keys(JSON.parse(index).packs)]);
const packs = await Promise.all([...names].map((name) =>
  VoicePack.open((path) => readFile(`${folder}/VoiceAssets/${name}/${path}`))));
for (const push of JSON.parse(readFileSync(file, 'utf8'))) {
  const sound = await heard(push, packs);
  console.log(sound === undefined ? 'nothing' : `${sound.size} ${sound.type}`);
}
