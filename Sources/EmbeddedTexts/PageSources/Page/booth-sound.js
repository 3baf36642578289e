// The microphone's samples as they are, at the device's own rate, and where in them somebody speaks.

const raw = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

/**
 * Opens the microphone with the browser's processing off.
 *
 * @param hear is told of samples, one channel, and their rate
 * @param lose is told when the microphone is gone
 * @returns the constraints that the browser kept on
 */
async function openMicrophone(hear, lose) {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { ...raw, channelCount: { ideal: 1 } } });
  const [track] = stream.getAudioTracks();
  track.addEventListener("ended", lose);
  const settings = track.getSettings();
  if (globalThis.MediaStreamTrackProcessor) readTrack(track, hear).then(lose, lose);
  else await readWorklet(stream, settings.sampleRate, hear);
  return Object.keys(raw).filter(name => settings[name] === true);
}

async function readTrack(track, hear) {
  const reader = new MediaStreamTrackProcessor({ track }).readable.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const channels = Array.from({ length: value.numberOfChannels }, (_, planeIndex) => {
      const samples = new Float32Array(value.numberOfFrames);
      value.copyTo(samples, { planeIndex, format: "f32-planar" });
      return samples;
    });
    const rate = value.sampleRate;
    value.close();
    hear(mono(channels), rate);
  }
}

// On a page from disk a worklet's address can't be that of a blob: its origin is opaque.
const worklet = `registerProcessor("takes", class extends AudioWorkletProcessor {
  process([input]) {
    if (input.length) this.port.postMessage(input.map(channel => channel.slice()));
    return true;
  }
});`;

async function readWorklet(stream, sampleRate, hear) {
  const context = new AudioContext(sampleRate ? { sampleRate } : {});
  await context.audioWorklet.addModule("data:text/javascript," + encodeURIComponent(worklet));
  const node = new AudioWorkletNode(context, "takes", { numberOfOutputs: 0 });
  node.port.onmessage = ({ data }) => hear(mono(data), context.sampleRate);
  context.createMediaStreamSource(stream).connect(node);
  await context.resume();
}

function mono(channels) {
  if (channels.length === 1) return channels[0];
  return channels[0].map((_, index) => channels.reduce((sum, channel) => sum + channel[index], 0) / channels.length);
}

/** Seconds: what is kept before and after the voice, how long it is silent at the end of a take, the longest take. */
const kept = 0.5;
const ending = 0.75;
const longest = 15;

/** Follows the samples, and tells when a voice starts and what was said when it has ended. */
class Listener {
  /**
   * @param started is told that a take has begun
   * @param ended is told of its samples and their rate
   * @param soft is told of a voice that is too soft to begin a take
   */
  constructor(started, ended, soft) {
    [this.started, this.ended, this.soft] = [started, ended, soft];
    this.rate = 0;
    this.isOn = false;
    /** Samples, of which the first is the `base`-th of the microphone. */
    this.chunks = [];
    this.base = 0;
    this.count = 0;
    this.rest = new Float32Array(0);
    /** Levels of the last 10 ms blocks without a voice, dBFS. */
    this.quiet = [];
    this.level = -120;
    this.loud = 0;
  }

  get noise() {
    const sorted = [...this.quiet].sort((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? -120;
  }

  /** Listens for a voice from now on; what was before is no part of a take. */
  listen() {
    this.isOn = true;
    this.from = this.count;
    this.onset = undefined;
    [this.loud, this.faint] = [0, 0];
  }

  stop() {
    this.isOn = false;
    this.onset = undefined;
  }

  /** Begins a take without waiting for the voice, or ends it. */
  toggle() {
    if (this.onset === undefined) {
      this.isOn = true;
      this.from ??= this.count;
      this.begin(this.count, true);
    } else {
      this.finish(this.count);
    }
  }

  begin(onset, byHand) {
    this.onset = onset;
    this.byHand = byHand;
    this.last = this.count;
    this.started();
  }

  finish(end) {
    const start = Math.max(this.from, this.onset - Math.round(kept * this.rate));
    const samples = this.take(start, Math.min(this.count, end));
    this.stop();
    this.ended(samples, this.rate);
  }

  push(samples, rate) {
    if (rate !== this.rate) {
      [this.rate, this.chunks, this.base, this.count] = [rate, [], 0, 0];
      [this.rest, this.quiet, this.from, this.onset] = [new Float32Array(0), [], 0, undefined];
      this.highPass = undefined;
    }
    const block = Math.round(rate / 100);
    let joined = new Float32Array(this.rest.length + samples.length);
    joined.set(this.rest);
    joined.set(samples, this.rest.length);
    while (joined.length >= block) {
      this.block(joined.slice(0, block));
      joined = joined.subarray(block);
    }
    this.rest = joined.slice();
  }

  block(samples) {
    this.chunks.push(samples);
    this.count += samples.length;
    const most = (longest + 3) * this.rate;
    while (this.count - this.base > most) this.base += this.chunks.shift().length;
    this.highPass ??= section(100, false, this.rate);
    let sum = 0;
    for (const sample of samples) {
      const high = this.highPass(sample);
      sum += high * high;
    }
    this.level = Math.max(-120, decibels(sum / samples.length));
    const noise = this.noise;
    if (this.isOn) this.follow(samples.length, noise);
    if (this.onset === undefined && this.level < Math.max(noise + 12, -55)) {
      this.quiet.push(this.level);
      if (this.quiet.length > 200) this.quiet.shift();
    }
  }

  follow(length, noise) {
    if (this.onset === undefined) {
      this.loud = this.level > Math.max(noise + 12, -50) ? this.loud + 1 : 0;
      if (this.loud >= 5) this.begin(this.count - 5 * length, false);
      // A short word, with its gaps.
      else if (this.level > noise + 12 && (this.faint += 1) === 20) this.soft();
      return;
    }
    if (this.level > Math.max(noise + 6, -60)) this.last = this.count;
    const silence = (this.count - this.last) / this.rate;
    const seconds = (this.count - this.onset) / this.rate;
    if (seconds > longest || !this.byHand && silence >= ending) this.finish(this.last + Math.round(kept * this.rate));
  }

  take(start, end) {
    const samples = new Float32Array(Math.max(0, end - start));
    let place = this.base;
    for (const chunk of this.chunks) {
      const [first, last] = [Math.max(start, place), Math.min(end, place + chunk.length)];
      if (first < last) samples.set(chunk.subarray(first - place, last - place), first - start);
      place += chunk.length;
    }
    return samples;
  }

  /** The last seconds that were heard. */
  recent(seconds) { return this.take(Math.max(this.base, this.count - Math.round(seconds * this.rate)), this.count); }
}
