// What a take is worth: the measures and the limits of `status --takes` (TakeInspector.swift and what it stands on), of which each
// figure here is a copy; BoothJudgementTests holds the verdicts of both against each other.

const decibels = power => 10 * Math.log10(power);
const power = level => 10 ** (level / 10);
const mean = values => values.reduce((sum, value) => sum + value, 0) / values.length;
const median = values => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** A second-order Butterworth section. (Envelope.swift) */
function section(frequency, isLow, rate) {
  const k = Math.tan(Math.PI * frequency / rate);
  const norm = 1 / (1 + k * Math.SQRT2 + k * k);
  const b = isLow ? k * k * norm : norm;
  const [b1, a1, a2] = [isLow ? 2 * b : -2 * b, 2 * (k * k - 1) * norm, (1 - k * Math.SQRT2 + k * k) * norm];
  let [z1, z2] = [0, 0];
  return x => {
    const y = b * x + z1;
    z1 = b1 * x - a1 * y + z2;
    z2 = b * x - a2 * y;
    return y;
  };
}

/** The samples at 16 kHz: a windowed sine cardinal, 24 crossings wide. */
function resampled(samples, rate, target = 16000) {
  const scale = Math.min(1, target / rate) * 0.95;
  const reach = Math.ceil(12 / scale);
  const kernels = new Map();
  const kernel = phase => {
    const key = Math.round(phase * 1000);
    if (!kernels.has(key)) {
      const taps = Float64Array.from({ length: 2 * reach + 1 }, (_, tap) => {
        const x = tap - reach - phase;
        const turn = Math.PI * x * scale;
        const sine = turn === 0 ? 1 : Math.sin(turn) / turn;
        return scale * sine * Math.max(0, 0.5 + 0.5 * Math.cos(Math.PI * x / (reach + 1)));
      });
      const sum = taps.reduce((total, tap) => total + tap, 0);
      kernels.set(key, taps.map(tap => tap / sum));
    }
    return kernels.get(key);
  };
  return Float32Array.from({ length: Math.floor(samples.length * target / rate) }, (_, index) => {
    const place = index * rate / target;
    const middle = Math.floor(place);
    const taps = kernel(place - middle);
    let sum = 0;
    for (let tap = Math.max(0, reach - middle); tap < taps.length; tap += 1) {
      const at = middle + tap - reach;
      if (at >= samples.length) break;
      sum += taps[tap] * samples[at];
    }
    return sum;
  });
}

/** Energies in three bands, a hop of 2.5 ms each, and their sum. (Envelope.swift) */
function envelope(sound) {
  const [voiced, belowMid] = [section(150, false, 16000), section(1000, true, 16000)];
  const [aboveLow, belowHigh] = [section(1000, false, 16000), section(3500, true, 16000)];
  const aboveMid = section(3500, false, 16000);
  const hops = Math.floor(sound.length / 40);
  const bands = [0, 1, 2].map(() => new Float64Array(hops));
  for (let hop = 0; hop < hops; hop += 1) {
    for (let index = hop * 40; index < hop * 40 + 40; index += 1) {
      const low = belowMid(voiced(sound[index]));
      const upper = aboveLow(sound[index]);
      const [mid, high] = [belowHigh(upper), aboveMid(upper)];
      bands[0][hop] += low * low / 40;
      bands[1][hop] += mid * mid / 40;
      bands[2][hop] += high * high / 40;
    }
  }
  return { bands, total: bands[0].map((value, hop) => value + bands[1][hop] + bands[2][hop]) };
}

const hopsOf = milliseconds => Math.round(milliseconds * 0.4);

/** What of a curve lasts for 30 ms. (SpeechDetector.swift) */
function opening(values) {
  const width = hopsOf(30);
  const half = width >> 1;
  const extreme = (list, before, after, choose) => list.map((_, hop) => {
    let best = list[hop];
    for (let at = Math.max(0, hop - before); at <= Math.min(list.length - 1, hop + after); at += 1) best = choose(best, list[at]);
    return best;
  });
  return extreme(extreme(values, half, width - 1 - half, Math.min), width - 1 - half, half, Math.max);
}

/** Where the speech is, seconds, by the core of sustained sound and what stands out of the noise beside it; null if nothing lasts. */
function speechBounds({ bands, total }) {
  if (total.length <= hopsOf(30)) return null;
  const sustained = opening(total);
  const loudest = Math.max(...sustained);
  if (!(loudest > 1e-13)) return null;
  const floor = pauseFloor(bands, total, sustained, loudest);
  const level = decibels(loudest);
  if (!floor) {
    const heard = [...total.keys()].filter(hop => total[hop] > loudest * power(-54));
    return { start: heard[0] / 400, end: (heard.at(-1) + 1) / 400, level, noise: level - 70, isTight: true };
  }
  const gate = Math.max(loudest * power(-25), floor.total * power(9));
  const core = [...sustained.keys()].filter(hop => sustained[hop] > gate);
  if (!core.length) return null;
  const around = (values, hop, reach) => mean(values.subarray(Math.max(0, hop - reach + 1), Math.min(total.length, hop + reach + 1)));
  const isSpeech = hop => around(total, hop, 2) - floor.total > loudest * power(-54) && bands.some((band, index) => {
    const brief = around(band, hop, 2) / floor.bands[index];
    return brief > power(5) || brief > power(1.8) && around(band, hop, 4) / floor.bands[index] > power(3);
  });
  const walk = (edge, step, longGap) => {
    for (let hop = edge + step; hop >= 0 && hop < total.length; hop += step) {
      const gap = Math.abs(hop - edge) - 1;
      if (gap > longGap) break;
      if (isSpeech(hop) && (gap <= hopsOf(30) || lasts(hop, step))) edge = hop;
    }
    return edge;
  };
  const lasts = (hop, step) => {
    const range = Array.from({ length: hopsOf(30) }, (_, index) => hop + step * index).filter(at => at >= 0 && at < total.length);
    return range.filter(isSpeech).length >= (step > 0 ? 4 : hopsOf(30));
  };
  const start = walk(core[0], -1, hopsOf(110));
  const end = walk(core.at(-1), 1, hopsOf(170));
  return { start: start / 400, end: (end + 1) / 400, level, noise: decibels(floor.total), isTight: false };
}

/** The floor of the quietest stretch, if it is a pause. (NoiseFloor.swift) */
function pauseFloor(bands, total, sustained, loudest) {
  for (const [milliseconds, depth, spread] of [[300, 9, 4], [200, 35, 5], [100, 45, 5], [50, 50, 5]]) {
    const window = hopsOf(milliseconds);
    if (window > total.length) continue;
    let sum = 0;
    for (let hop = 0; hop < window; hop += 1) sum += total[hop];
    let [best, first] = [sum, 0];
    for (let hop = 0; hop + window < total.length; hop += 1) {
      sum += total[hop + window] - total[hop];
      if (sum < best) [best, first] = [sum, hop + 1];
    }
    const least = loudest * power(-70);
    const levels = bands.map(band => Math.max(mean(band.subarray(first, first + window)), least));
    const floor = { bands: levels, total: levels.reduce((all, value) => all + value, 0) };
    if (floor.total < loudest * power(-54)) return floor;
    if (floor.total >= loudest * power(-depth)) continue;
    const pieces = Array.from({ length: Math.floor(window / 10) }, (_, piece) => mean(total.subarray(first + 10 * piece, first + 10 * piece + 10)));
    pieces.sort((a, b) => a - b);
    const middle = pieces[pieces.length >> 1];
    const odd = pieces.filter(value => value > middle * power(spread) || value < middle * power(-spread)).length;
    if (odd * 8 <= pieces.length && !isDoubtful(total, sustained, floor.total, loudest)) return floor;
  }
  return null;
}

/** Whether the take is far softer somewhere than what passes for its noise. (NoiseFloor.swift) */
function isDoubtful(total, sustained, floor, loudest) {
  const sound = [...sustained.keys()].filter(hop => sustained[hop] > loudest * power(-58));
  return floor > loudest * power(-30)
    && sound.some(hop => hop + 9 <= sound.at(-1) && mean(total.subarray(hop, hop + 10)) < floor * power(-10));
}

/** Samples in runs of two or more at full scale. (Downmix.swift) */
function clippedSamples(samples) {
  const fullScale = Math.fround(32767 / 32768);
  let [clipped, run, previous] = [0, 0, 0];
  for (const sample of samples) {
    if (Math.abs(sample) >= fullScale && (sample === previous || run === 0)) {
      run += 1;
      clipped += run === 2 ? 2 : run > 2 ? 1 : 0;
    } else {
      run = Math.abs(sample) >= fullScale ? 1 : 0;
    }
    previous = sample;
  }
  return clipped;
}

/** Crests that are cut off at one height. (ClippedCrests.swift) */
function flatTops(samples) {
  const tops = (sign, height) => {
    if (!(height > 0.003)) return 0;
    const count = width => {
      let [found, run] = [0, 0];
      const isSteep = index => index < 0 || index >= samples.length || height - sign * samples[index] > 6 * width;
      samples.forEach((sample, index) => {
        if (sign * sample >= height - width) {
          run += 1;
          return;
        }
        if (run >= 2 && isSteep(index) && isSteep(index - run - 1)) found += 1;
        run = 0;
      });
      return found;
    };
    const width = Math.max(1.01 / 32768, 2e-4 * height);
    if (count(width) < 3) return 0;
    const high = samples.map(sample => sign * sample).filter(sample => sample > height / 2).sort();
    let step = Infinity;
    for (let index = 1; index < high.length; index += 1) {
      const distance = high[index] - high[index - 1];
      if (distance > 1e-7 && distance < step) step = distance;
    }
    const found = count(Math.max(width, step === Infinity ? 0 : 1.01 * step));
    return found >= 3 ? found : 0;
  };
  let [low, high] = [0, 0];
  for (const sample of samples) [low, high] = [Math.min(low, sample), Math.max(high, sample)];
  return Math.max(tops(1, high), tops(-1, -low));
}

/** Places within speech where the sound stops and sets in again at once. (Dropouts.swift) */
function dropouts(samples, rate, level) {
  const [shortest, longestHole] = [Math.trunc(0.004 * rate), Math.trunc(0.03 * rate)];
  const step = 0.6 / 32768;
  const silence = Math.max(10 ** ((level - 51) / 20), step);
  const most = 10 ** ((level - 20) / 20);
  const beside = Math.trunc(0.003 * rate);
  let [found, start] = [0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    if (Math.abs(samples[index]) <= silence && Math.abs(samples[start]) <= silence || Math.abs(samples[index] - samples[start]) <= step) continue;
    const length = index - start;
    if (length >= shortest && length <= longestHole && Math.abs(samples[start]) <= most && isTorn(start, index)) found += 1;
    start = index;
  }
  return found;

  function isTorn(first, end) {
    if (first < beside || end + beside > samples.length) return false;
    const edges = [
      [samples.subarray(first - beside, first), samples[first - 1] - samples[first]],
      [samples.subarray(end, end + beside), samples[end] - samples[end - 1]],
    ].map(([side, jump]) => [side.reduce((sum, sample) => sum + sample * sample, 0) / beside, Math.abs(jump)]);
    const levels = edges.map(([energy]) => decibels(energy));
    if (Math.min(...levels) < level - 26 || Math.max(...levels) < level - 12) return false;
    return edges.some(([energy, jump]) => jump > 0.25 * Math.sqrt(energy));
  }
}

/** The mains, or a tone like theirs, in stretches without speech: hertz and dBFS; null if there are none. (HumMeter.swift) */
function mainsHum(samples, rate, pauses) {
  const factor = Math.max(1, Math.trunc(rate / 1000));
  const slow = rate / factor;
  const stretches = pauses.filter(([first, end]) => end - first >= 0.2 * rate).map(([first, end]) => {
    const count = Math.min(end - first, Math.trunc(1.5 * rate));
    return Array.from({ length: Math.floor(count / factor) }, (_, piece) => {
      let sum = 0;
      for (let index = 0; index < factor; index += 1) sum += samples[first + piece * factor + index];
      return sum / factor;
    });
  });
  if (!stretches.length) return null;
  const energy = (frequency, stretch) => {
    let [real, imaginary] = [0, 0];
    stretch.forEach((sample, index) => {
      const windowed = (0.5 - 0.5 * Math.cos(2 * Math.PI * (index + 0.5) / stretch.length)) * sample;
      real += windowed * Math.cos(2 * Math.PI * frequency / slow * index);
      imaginary += windowed * Math.sin(2 * Math.PI * frequency / slow * index);
    });
    return (real * real + imaginary * imaginary) * 8 / (stretch.length * stretch.length);
  };
  const tone = frequency => {
    let [own, around, weight] = [0, 0, 0];
    for (const stretch of stretches) {
      const seconds = stretch.length / slow;
      own += seconds * energy(frequency, stretch);
      around += seconds * mean([-6, -5, -4, -3, 3, 4, 5, 6].map(lag => energy(frequency + lag / seconds, stretch)));
      weight += seconds;
    }
    if (own <= around * 16) return 0;
    const isSteady = stretches.every(stretch => [0, 1].every(half => {
      const middle = stretch.length >> 1;
      const part = energy(frequency, half ? stretch.slice(stretch.length - middle) : stretch.slice(0, middle)) * weight;
      return part < own * 4 && part > own / 4;
    }));
    const droop = Math.PI * frequency / slow;
    return isSteady ? own / weight * (droop / Math.sin(droop)) ** 2 : 0;
  };
  const found = [50, 60].map(mains => {
    const tones = [1, 2, 3, 4, 5, 6].map(harmonic => [mains * harmonic, tone(mains * harmonic)]).filter(([, level]) => level > 0);
    return [tones.length === 1 ? tones[0][0] : mains, tones.reduce((sum, [, level]) => sum + level, 0)];
  });
  const [frequency, level] = found[0][1] >= found[1][1] ? found[0] : found[1];
  return level > 0 ? { frequency, level: decibels(level) } : null;
}

/** The share of the windows of 40 ms that have a pitch, among those that are not much softer than the loudest. (PitchTrack.swift) */
function voicedShare(sound) {
  const [window, lowest, highest] = [640, 320, 40];
  const starts = [];
  for (let start = 0; start + window + lowest <= sound.length; start += 160) starts.push(start);
  const energies = starts.map(start => sound.subarray(start, start + window).reduce((sum, sample) => sum + sample * sample, 0));
  const gate = Math.max(...energies) * power(-20);
  const heard = starts.filter((_, index) => energies[index] > gate);
  if (!heard.length) return 0;
  const voiced = heard.filter(start => {
    let hasDipped = false;
    let own = 0;
    for (let index = 0; index < window; index += 1) own += sound[start + index] ** 2;
    let later = own;
    for (let lag = 1; lag <= lowest; lag += 1) {
      later += sound[start + lag + window - 1] ** 2 - sound[start + lag - 1] ** 2;
      let both = 0;
      for (let index = 0; index < window; index += 1) both += sound[start + index] * sound[start + index + lag];
      if (both < 0.3 * own) hasDipped = true;
      if (hasDipped && lag >= highest && both / Math.sqrt(own * Math.max(later, own / 1000)) > 0.5) return true;
    }
    return false;
  });
  return voiced.length / heard.length;
}

/** Stretches of speech with pauses between them. (Utterances.swift) */
function utteranceCount({ total }, bounds, pause) {
  const gate = power(Math.max(bounds.level - 25, bounds.noise + 9));
  const clear = power(bounds.level - 15);
  const active = [];
  for (let hop = Math.trunc(bounds.start * 400); hop < Math.min(total.length, Math.ceil(bounds.end * 400)); hop += 1) {
    if (total[hop] > gate) active.push(hop);
  }
  const stretches = [[]];
  active.forEach((hop, index) => {
    if (index && (hop - active[index - 1]) / 400 >= pause) stretches.push([]);
    stretches.at(-1).push(hop);
  });
  return stretches.filter(hops => hops.length >= 40 && hops.filter(hop => total[hop] > clear).length >= 20).length;
}

/** The median of the five values around each, or of those that there are. (SampleValues.swift) */
const mediansOfFive = values => values.map((_, index) => {
  const around = values.slice(Math.max(0, index - 2), index + 3).sort((a, b) => a - b);
  return around[around.length >> 1];
});

/** The level of the quietest half second, power; null where less than 0.1 s is silent. (TakeInspector.swift) */
function quietestPower(samples, rate, bounds) {
  const hop = Math.max(1, Math.trunc(rate / 100));
  let energies = [];
  for (let start = 0; start + hop <= samples.length; start += hop) {
    let sum = 0;
    for (let index = start; index < start + hop; index += 1) sum += samples[index] ** 2;
    energies.push(sum / hop);
  }
  const spoken = energies.slice(Math.trunc(bounds.start * 100), Math.ceil(bounds.end * 100));
  const lasting = Math.max(...mediansOfFive(spoken));
  // A knock stands 10 dB above all that lasts.
  const inside = spoken.filter(energy => !lasting || energy <= lasting * power(10));
  const top = Math.max(...inside) * power(-25);
  const active = inside.filter(energy => energy >= top);
  const silence = Math.max(bounds.start, energies.length / 100 - bounds.end);
  const speech = active.length ? mean(active) : 0;
  if (silence < 0.1) return { speech, noise: null };
  const window = Math.min(energies.length, 50, Math.trunc(silence * 100));
  energies = mediansOfFive(energies);
  let sum = energies.slice(0, window).reduce((all, energy) => all + energy, 0);
  let least = sum;
  for (let start = 0; start + window < energies.length; start += 1) {
    sum += energies[start + window] - energies[start];
    least = Math.min(least, sum);
  }
  return { speech, noise: Math.max(0, least) / window };
}

/** What is softer than the loudest by more than this is no word that was cut, decibels. (AudibleSpan.swift) */
const leastHeard = 40;

/** The median of the means of stretches: a knock has a mean, but lasts for less than an offset. */
function lastingMean(samples, stretch) {
  const means = [];
  for (let start = 0; start <= Math.max(0, samples.length - stretch); start += stretch) {
    const part = samples.slice(start, start + stretch);
    means.push(part.reduce((sum, sample) => sum + sample, 0) / Math.max(1, part.length));
  }
  return median(means);
}

/** The least change of a gain that is told, decibels. (TakeInspector.swift) */
const leastGain = 0.5;

/** What of a take's level or peak is beyond the limits: the name of its words, what was found, and the limit; null if nothing is. */
function levelHint({ peak, level }, { "largest-peak": highest, "largest-level": most, "least-level": least }) {
  if (peak - highest >= leastGain) return ["levelHigh", `${peak.toFixed(1)} > ${highest}`];
  if (level - most >= leastGain) return ["levelHigh", `${level.toFixed(1)} > ${most}`];
  if (least - level >= leastGain) return ["levelLow", `${level.toFixed(1)} < ${least}`];
  return null;
}

/**
 * @param limits of pack.yml, by their keys
 * @returns `faults`, with which no take is kept, `doubts`, each the name of what it is, and a `hint`, with which a take is kept; the
 *   levels in dBFS, and where the speech is, seconds
 */
function judged(recorded, rate, limits) {
  const faults = [];
  const doubts = [];
  const clipped = clippedSamples(recorded);
  let [peak, sum] = [0, 0];
  for (const sample of recorded) {
    peak = Math.max(peak, Math.abs(sample));
    sum += sample;
  }
  const offset = sum / recorded.length;
  const samples = recorded.map(sample => sample - offset);
  const sound = resampled(samples, rate);
  const energies = envelope(sound);
  const bounds = speechBounds(energies);
  const verdict = { faults, doubts, hint: null, peak: 20 * Math.log10(peak), level: -Infinity, noise: null, seconds: 0 };
  if (clipped) faults.push("clipped");
  if (!bounds) {
    faults.push("empty");
    return verdict;
  }
  const spoken = sound.subarray(Math.trunc(bounds.start * 16000), Math.trunc(bounds.end * 16000));
  const { speech, noise } = quietestPower(samples, rate, bounds);
  verdict.level = decibels(speech);
  verdict.noise = noise === null ? null : Math.max(-120, decibels(noise));
  verdict.seconds = bounds.end - bounds.start;
  verdict.start = bounds.start;
  if (isBrief(energies, bounds) || voicedShare(spoken) < 0.15) faults.push("empty");
  if (!clipped && flatTops(samples)) faults.push("clipped");
  const length = recorded.length / rate;
  const silence = limits.silence / 1000;
  const isHeard = (from, to) => Math.max(...energies.total.slice(Math.max(0, from), to)) > power(bounds.level - leastHeard);
  const [first, last] = [hopsOf(limits.silence), energies.total.length];
  if (bounds.isTight || bounds.start < silence && isHeard(0, first) || length - bounds.end < silence && isHeard(last - first, last)) {
    faults.push("cut");
  }
  if (dropouts(samples, rate, verdict.level)) doubts.push("torn");
  if (verdict.peak < limits["least-peak"]) {
    (verdict.level - (verdict.noise ?? -120) < 20 ? faults : doubts).push("quiet");
  }
  if (verdict.noise !== null && verdict.level - verdict.noise < limits["signal-to-noise"]) doubts.push("noisy");
  const lasting = lastingMean(recorded, Math.trunc(rate / 10));
  if (Math.min(Math.abs(offset), Math.abs(lasting)) > limits["dc-offset"] / 100) doubts.push("offset");
  const margin = Math.trunc(0.02 * rate);
  const hum = mainsHum(samples, rate, [
    [0, Math.max(0, Math.trunc(bounds.start * rate) - margin)],
    [Math.min(samples.length, Math.ceil(bounds.end * rate) + margin), samples.length],
  ]);
  if (hum && verdict.level - hum.level < limits.hum) doubts.push("hum");
  if (utteranceCount(energies, bounds, limits.pause / 1000) > 1) doubts.push("twice");
  if (![...faults, ...doubts].includes("quiet")) verdict.hint = levelHint(verdict, limits);
  return verdict;
}

/** Whether nothing lasts for as long as a voice does. (SpeechPresence.swift) */
function isBrief({ total }, bounds) {
  const sums = [];
  for (let hop = Math.trunc(bounds.start * 400); hop + 5 <= Math.min(total.length, Math.ceil(bounds.end * 400)); hop += 1) {
    sums.push(total[hop] + total[hop + 1] + total[hop + 2] + total[hop + 3] + total[hop + 4]);
  }
  const gate = Math.max(...sums, 0) * power(-20);
  let [most, run] = [0, 0];
  for (const sum of sums) {
    run = sum > gate ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most < hopsOf(57.5);
}
