// How alike sounds are, at the lag at which they are most: node correlate.mjs COUNT CLIP… SOURCE…, COUNT clips and as many sources,
// WAV files of 16 bits in one channel and of one rate.
// Standard output: for each clip the correlations with each of the sources, as JSON.

import { readFileSync } from 'node:fs';

const count = Number(process.argv[2]);
const sounds = process.argv.slice(3).map((path) => {
  const bytes = readFileSync(path);
  const start = bytes.indexOf('data') + 8;
  return Float64Array.from({ length: (bytes.length - start) >> 1 }, (_, index) => bytes.readInt16LE(start + 2 * index) / 32768);
});

// What lies between two lags, too: a correlation of band-limited sounds is band-limited itself. Half a sample of 8 kHz, by which
// a take begins anywhere, costs a hissed word 7 % otherwise.
const reach = 32;
function between(values, place) {
  let sum = 0;
  for (let index = Math.max(0, Math.ceil(place - reach)); index <= Math.min(values.length - 1, place + reach); index += 1) {
    const x = Math.PI * (place - index);
    const window = 0.5 + 0.5 * Math.cos(x / reach);
    sum += values[index] * (x === 0 ? 1 : window * Math.sin(x) / x);
  }
  return sum;
}

function correlation(clip, source) {
  const padded = new Float64Array(source.length + 2 * clip.length);
  padded.set(source, clip.length);
  const own = clip.reduce((sum, sample) => sum + sample * sample, 0);
  const all = source.reduce((sum, sample) => sum + sample * sample, 0);
  const values = new Float64Array(padded.length - clip.length);
  let best = 0;
  for (let lag = 0; lag < values.length; lag += 1) {
    let both = 0;
    for (let index = 0; index < clip.length; index += 1) both += clip[index] * padded[lag + index];
    values[lag] = both;
    if (both > values[best]) best = lag;
  }
  let highest = 0;
  for (let place = best - 1; place <= best + 1; place += 1 / 16) highest = Math.max(highest, between(values, place));
  return highest / Math.sqrt(own * all);
}

console.log(JSON.stringify(sounds.slice(0, count).map((clip) => sounds.slice(count).map((source) => correlation(clip, source)))));
