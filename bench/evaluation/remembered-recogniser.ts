// A recogniser that remembers on disk what it heard, so that a change after recognition is measured without hearing again.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Recogniser } from '../../packages/speech/src/recogniser/recogniser.ts';
import type { Span } from '../../packages/speech/src/signal/sound.ts';

interface Memory {
  texts: Record<string, string>;
  spans: Record<string, Span[]>;
  voices: Record<string, number[][]>;
}

/** `kind` keeps apart what different models hear; `load` is called when something was not heard before. */
export function rememberedRecogniser(path: string, kind: string, load: () => Recogniser, ways: number): Recogniser {
  const memory: Memory = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Memory)
    : { texts: {}, spans: {}, voices: {} };
  let loaded: Recogniser | null = null;
  const recogniser = () => (loaded ??= load());
  async function kept<Value>(values: Record<string, Value>, key: string, hear: () => Promise<Value>): Promise<Value> {
    values[key] ??= await hear();
    writeFileSync(path, JSON.stringify(memory));
    return values[key]!;
  }
  const keyOf = (samples: Int16Array, more = '') =>
    createHash('sha256')
      .update(kind + more)
      .update(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
      .digest('base64url');
  return {
    atOnce: 2,
    ways,
    textOf: (sound) => kept(memory.texts, keyOf(sound), () => recogniser().textOf(sound)),
    spansOfSpeech: (samples) => kept(memory.spans, keyOf(samples), () => recogniser().spansOfSpeech(samples)),
    async voicesIn(samples, spans) {
      const voices = await kept(memory.voices, keyOf(samples, JSON.stringify(spans)), async () =>
        (await recogniser().voicesIn(samples, spans)).map((voice) => [...voice]),
      );
      return voices.map((voice) => Float32Array.from(voice));
    },
  };
}
