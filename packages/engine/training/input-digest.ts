// Digests of what decides what training makes, one of the corpus and one of the features.
import { createHash } from 'node:crypto';
import { type CorpusFile, corpusFiles } from './examples.ts';
import { featureDigest } from './feature-digest.ts';

export interface InputDigests {
  readonly corpus: string;
  readonly features: string;
}

export const inputDigests = (): InputDigests => ({ corpus: corpusDigest(corpusFiles()), features: featureDigest() });

/** Of what the files hold, in the order in which they are learned from; what they are called is not learned. */
export function corpusDigest(files: readonly CorpusFile[]): string {
  const hash = createHash('sha256');
  for (const { language, text } of files) hash.update(`${language} ${text.length}\n`).update(text);
  return `sha256 ${hash.digest('hex')}`;
}
