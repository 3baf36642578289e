import { readFile } from 'node:fs/promises';
import { VoicePack } from './voice-splicer.mjs';

for (const [name, vectors] of Object.entries(JSON.parse(await readFile('vectors.json', 'utf8')).packs)) {
  const pack = await VoicePack.open((path) => readFile(`VoiceAssets/${name}/${path}`));
  for (const { announcement: id, amount, values, code, transcript, samples } of vectors) {
    const say = async () => values ? pack.announcementOf(id, values) : pack.announcement(id, amount);
    const said = await say().catch((refusal) => refusal);
    if (said.code !== code || said.transcript !== transcript || said.samples !== samples) throw new Error(`${name}: ${id} ${amount}`);
  }
  console.log(`${name}: ${vectors.length} vectors`);
}
