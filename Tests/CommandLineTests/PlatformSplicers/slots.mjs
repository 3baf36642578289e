// Says the values of Tests/SlotCases/slots.json by the splicer for the web, and what the payloads of Tests/PayloadCases/slots.json
// ask of its pack: slots.mjs SPLICER CASES READER PAYLOADS. Prints what differs.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const { VoicePack, Refusal } = await import(pathToFileURL(process.argv[2]));
const { PayloadFault, PayloadReader } = await import(pathToFileURL(process.argv[4]));
const table = JSON.parse(readFileSync(process.argv[3], 'utf8'));

/** A pack whose grammar is the table's. */
function pack() {
  const forms = new Map(table.grammar.endForms.map(([clip, form]) => [form, clip]));
  const clips = Array.from({ length: table.clipCount }, (_, index) => {
    const clip = forms.get(index);
    return { id: clip === undefined ? `c${index}` : `c${clip}.end`, text: `w${clip ?? index}`, samples: 1152 };
  });
  const splice = {
    schema: 5, pack: 'slots', locale: 'en', currency: table.currency, range: table.range, clips,
    renditions: {
      mp3: {
        fileExtension: 'mp3', codec: 'mp3', container: 'mpeg', sampleRate: 48000, frameSamples: 1152, frameBytes: 192,
      },
    },
    grammar: table.grammar,
  };
  return new VoicePack(new TextEncoder().encode(JSON.stringify(splice)), async () => new Uint8Array());
}

const splicer = pack();
let said = 0;
for (const example of table.cases) {
  const values = {};
  for (const [slot, text] of Object.entries(example.values)) values[slot] = text.repeat(example.repeat ?? 1);
  let answer;
  try {
    answer = { clips: splicer.announcementOf(example.announcement, values).clipIndexes };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    answer = { code: refusal.code, slot: refusal.slot };
  }
  const expected = example.clips ? { clips: example.clips } : { code: example.code, slot: example.slot };
  if (JSON.stringify(answer) !== JSON.stringify(expected)) {
    console.log(`${JSON.stringify(example)}: ${JSON.stringify(answer)}`);
  }
  said += 1;
}
for (const id of splicer.announcementIds) {
  const values = {};
  for (const slot of splicer.slots(id)) values[slot.name] = slot.example;
  splicer.announcementOf(id, values);
  for (const name of Object.keys(values)) {
    for (const wrong of [null, 5, [], {}]) {
      try {
        splicer.announcementOf(id, { ...values, [name]: wrong });
        console.log(`${id}: ${name} is said of ${JSON.stringify(wrong)}`);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
  }
}

/** What a payload comes to. */
function outcome({ payload, slotKeys, defaultAnnouncement }) {
  const reader = new PayloadReader();
  reader.slotKeys = new Map(Object.entries(slotKeys ?? {}));
  reader.defaultAnnouncement = defaultAnnouncement;
  try {
    const { announcement, amount, ignored, values } = reader.reading(JSON.stringify(payload), splicer);
    if (ignored !== undefined) return `ignored ${ignored}`;
    if (values === undefined) splicer.announcement(announcement, amount);
    else splicer.announcementOf(announcement, values);
    const texts = Object.entries(values ?? {}).map(([slot, text]) => `${slot}=${text}`).sort();
    return ['said', announcement, ...texts].join(' ');
  } catch (error) {
    if (error instanceof PayloadFault) return `fault ${error.reason}`;
    if (error instanceof Refusal) return `refused ${error.code} ${error.slot}`;
    throw error;
  }
}

const payloads = JSON.parse(readFileSync(process.argv[5], 'utf8'));
for (const example of payloads) {
  const expected = ['said', 'refused', 'ignored', 'fault'].filter((kind) => kind in example).map((kind) => `${kind} ${example[kind]}`)[0];
  const answer = outcome(example);
  if (answer !== expected) console.log(`${JSON.stringify(example)}: ${answer}`);
}
console.log(`${said} cases, ${payloads.length} payloads`);
