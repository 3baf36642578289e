// How the page of the cuts plays one, or what is around it.

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

function stop() {
  asked += 1;
  player?.stop();
  player = null;
}

/** Plays the cut with so many seconds on either side. */
async function hear(around = 0) {
  stop();
  const own = asked;
  const { start, end } = cuts[current];
  const from = Math.max(0, start - around);
  let found = null;
  try { found = await soundOf(from, end + around); } catch { }
  if (own !== asked) return;
  if (!found) return tell(say("cannotHear"));
  const source = new AudioBufferSourceNode(context, { buffer: found.sound });
  source.connect(context.destination);
  await context.resume();
  if (own !== asked) return;
  source.start(context.currentTime, found.place, end + around - from);
  player = source;
}
