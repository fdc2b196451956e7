// What tells voices apart: cepstrum and pitch of every voiced 10 ms inside the stretches where somebody speaks.
import { cepstrumReader, cepstrumSize } from './cepstrum.ts';
import { pitchAt, thinned } from './pitch.ts';
import { type Span, samplesPerSecond } from './sound.ts';

const framesPerSecond = 100;
/** Voiced frames before and after one. */
const pitchNeighbours = 2;
/** Coefficients and the logarithm of the pitch. */
export const frameSize = cepstrumSize + 1;

/** Rows of `frameSize` numbers, each column of mean 0 and variance 1 over the recording. */
export interface VoiceFrames {
  readonly rows: Float64Array;
  /** Seconds from the recording's beginning of each row, ascending. */
  readonly seconds: Float64Array;
  /** Which of the spans each row lies in. */
  readonly spans: Int32Array;
}

/** Voiced frames of a recording's spans (ascending, without overlap); silence and hissing sounds have none. */
export function voiceFrames(samples: Int16Array, spans: readonly Span[]): VoiceFrames {
  const thin = thinned(samples);
  const cepstrumAt = cepstrumReader();
  const most = spans.reduce((sum, span) => sum + Math.ceil((span.end - span.start) * framesPerSecond) + 1, 0);
  const rows = new Float64Array(most * frameSize);
  const seconds = new Float64Array(most);
  const owners = new Int32Array(most);
  let count = 0;
  for (const [owner, span] of spans.entries()) {
    for (let at = span.start; at < span.end; at += 1 / framesPerSecond) {
      const pitch = pitchAt(thin, at);
      if (pitch === null) continue;
      cepstrumAt(samples, Math.round(at * samplesPerSecond), rows, count * frameSize);
      rows[count * frameSize + cepstrumSize] = Math.log(pitch);
      seconds[count] = at;
      owners[count] = owner;
      count++;
    }
  }
  const used = rows.subarray(0, count * frameSize);
  smoothPitch(used);
  standardise(used);
  return { rows: used, seconds: seconds.subarray(0, count), spans: owners.subarray(0, count) };
}

/** Each pitch becomes the middle one of its neighbours': now and then an octave is mistaken for another. */
function smoothPitch(rows: Float64Array): void {
  const pitches = Float64Array.from(
    { length: rows.length / frameSize },
    (_, row) => rows[row * frameSize + cepstrumSize]!,
  );
  for (let row = 0; row < pitches.length; row++) {
    const neighbours = pitches.slice(Math.max(0, row - pitchNeighbours), row + pitchNeighbours + 1).sort();
    rows[row * frameSize + cepstrumSize] = neighbours[neighbours.length >> 1]!;
  }
}

function standardise(rows: Float64Array): void {
  const count = rows.length / frameSize;
  for (let column = 0; column < frameSize; column++) {
    let [sum, squares] = [0, 0];
    for (let at = column; at < rows.length; at += frameSize) {
      sum += rows[at]!;
      squares += rows[at]! ** 2;
    }
    const mean = sum / count;
    const deviation = Math.sqrt(Math.max(squares / count - mean ** 2, 1e-9));
    for (let at = column; at < rows.length; at += frameSize) rows[at] = (rows[at]! - mean) / deviation;
  }
}
