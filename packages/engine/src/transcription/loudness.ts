// How loud a channel is, a twentieth of a second at a time: where to cut, and which of two microphones a voice was at.

const stepSeconds = 0.05;
/** Root mean square of 16-bit samples below which a moment is a pause. */
export const silentLevel = 60;
/** The same below which a line is silent: the faintest client is 40 dB below a clear agent. */
export const silentLine = 19;

export interface Loudness {
  add(samples: Int16Array): void;
  /** Mean power (square of the level) from one second to another; 0 outside. */
  power(startSeconds: number, endSeconds: number): number;
  /** Root mean square of each window of that length, from the beginning; the last may be shorter. */
  levels(windowSeconds: number): number[];
  /** Length in seconds. */
  seconds(): number;
  /** The quietest moment between two seconds, in seconds. */
  quietest(fromSeconds: number, toSeconds: number): number;
}

export function loudness(rate: number): Loudness {
  const perStep = Math.max(1, Math.round(rate * stepSeconds));
  const powers: number[] = [];
  let [sum, count] = [0, 0];
  const between = (from: number, to: number) =>
    powers.slice(Math.max(0, Math.floor(from / stepSeconds)), Math.max(0, Math.ceil(to / stepSeconds)));
  return {
    add: (samples) => {
      for (const sample of samples) {
        sum += sample * sample;
        count += 1;
        if (count < perStep) continue;
        powers.push(sum / count);
        [sum, count] = [0, 0];
      }
    },
    power: (from, to) => {
      const steps = between(from, to);
      return steps.length === 0 ? 0 : steps.reduce((total, step) => total + step, 0) / steps.length;
    },
    levels: (windowSeconds) => {
      const perWindow = Math.max(1, Math.round(windowSeconds / stepSeconds));
      return Array.from({ length: Math.ceil(powers.length / perWindow) }, (_, at) => {
        const steps = powers.slice(at * perWindow, (at + 1) * perWindow);
        return Math.sqrt(steps.reduce((total, step) => total + step, 0) / steps.length);
      });
    },
    seconds: () => powers.length * stepSeconds + count / rate,
    quietest: (from, to) => {
      const steps = between(from, to);
      // A whole pause is cut in its middle, where the mean of the neighbours is lowest.
      const smooth = steps.map((_, index) => steps.slice(Math.max(0, index - 5), index + 6).reduce((a, b) => a + b, 0));
      const lowest = smooth.reduce((best, value, index) => (value < smooth[best]! ? index : best), 0);
      return from + lowest * stepSeconds;
    },
  };
}
