// How long a take's text should take, by the takes before it.

/** What is typical of careful reading, seconds: a constant, a syllable, a consonant. (DurationModel.swift) */
const typicalSeconds = [0.15, 0.14, 0.05];
const sumOf = (weights, terms) => weights.reduce((sum, weight, index) => sum + weight * terms[index], 0);
/** The greater of the two in the middle. */
const middle = values => values.sort((left, right) => left - right)[Math.floor(values.length / 2)];

/** The seconds of each term that takes suggest, by least squares drawn towards what is typical, as by eight takes. (DurationModel.swift) */
function fittedSeconds(takes) {
  const pace = middle(takes.map(take => take.seconds)) / middle(takes.map(take => sumOf(typicalSeconds, take.terms)));
  let [weights, spread] = [typicalSeconds.map(value => value * pace), 0.25];
  for (let round = 0; round < 4; round += 1) {
    const rows = [8, 8, 32].map((value, row) => weights.map((_, column) => (column === row ? value : 0)).concat(value * weights[row]));
    for (const take of takes) {
      const expected = sumOf(weights, take.terms);
      const weight = 1 / (1 + ((take.seconds - expected) / expected / spread) ** 2 / 4);
      const terms = take.terms.concat(take.seconds);
      rows.forEach((row, index) => terms.forEach((value, column) => { row[column] += weight * take.terms[index] * value; }));
    }
    weights = solved(rows).map((value, index) => Math.max(value, typicalSeconds[index] / 4));
    const errors = takes.map(take => Math.abs(Math.log(take.seconds / sumOf(weights, take.terms))));
    spread = Math.min(0.35, Math.max(0.14, 1.5 * middle(errors)));
  }
  return weights;
}

/** Gauss's elimination of a positive definite matrix with the right side behind it. */
function solved(rows) {
  rows.forEach((pivot, place) => rows.forEach((row, index) => {
    if (index === place) return;
    const factor = row[place] / pivot[place];
    for (let column = place; column < row.length; column += 1) row[column] -= factor * pivot[column];
  }));
  return rows.map((row, index) => row[rows.length] / row[index]);
}

/** Fewer takes tell no length. (TakeLengths.swift) */
const fewestForLength = 8;

/** Whether a take is longer than anybody needs for its text, so that a sentence was said instead: the seconds that careful reading takes, or null. (DurationModel.swift) */
function beyondText(take) {
  const expected = take.terms.length ? sumOf(typicalSeconds, take.terms) : Infinity;
  return take.seconds > Math.max(1.2, 3 * expected) ? expected : null;
}

/**
 * The texts whose takes tell most by ear whether each is its own: of each third of them the one whose length is least like its
 * neighbours', by the seconds of careful reading.
 *
 * @param texts with their terms, in the order of the page
 */
function tellingTexts(texts) {
  const seconds = texts.map(text => sumOf(typicalSeconds, text.terms.length ? text.terms : [1, 0, 0]));
  const apart = place => Math.min(...[place - 1, place + 1].filter(other => other in seconds).map(other => Math.abs(seconds[other] - seconds[place])));
  const thirds = [0, 1, 2].map(third => [...texts.keys()].filter(place => Math.floor(place * 3 / texts.length) === third));
  return thirds.filter(places => places.length).map(places => texts[places.reduce((best, place) => apart(place) > apart(best) ? place : best)]);
}

/** Whether a take is longer or shorter than its text suggests, by the takes before: "long", "short", or null. */
function oddLength(take, others, factor) {
  const known = others.filter(other => other.terms.length);
  if (!take.terms.length || known.length < fewestForLength) return null;
  const weights = fittedSeconds(known);
  const spread = 1.4826 * median(known.map(other => Math.abs(other.seconds - sumOf(weights, other.terms))));
  const expected = sumOf(weights, take.terms);
  if (take.seconds <= expected * factor && take.seconds >= expected / factor) return null;
  if (Math.abs(take.seconds - expected) <= 5 * spread) return null;
  return take.seconds > expected ? "long" : "short";
}
