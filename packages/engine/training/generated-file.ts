// A file that training writes: what it was made from and what it holds, so that either being changed by hand is found.
import { createHash } from 'node:crypto';
import type { InputDigests } from './input-digest.ts';

const sha256 = (text: string) => `sha256 ${createHash('sha256').update(text).digest('hex')}`;

const head = (content: string, { corpus, features }: InputDigests) =>
  [
    '// This file is written by training/train.ts',
    `// Corpus ${corpus}`,
    `// Features ${features}`,
    `// Holds ${sha256(content)}`,
    '',
    '',
  ].join('\n');

export const generatedFile = (content: string, inputs: InputDigests): string => head(content, inputs) + content;

/** What of a generated file is not as it says, or not what it would be made from now; nothing where training is not due. */
export function staleParts(file: string, inputs: InputDigests): string[] {
  const [, corpus, features, holds] = file.split('\n', 4);
  const content = file.slice(head('', inputs).length);
  return [
    ...(corpus === `// Corpus ${inputs.corpus}` ? [] : ['the corpus has changed']),
    ...(features === `// Features ${inputs.features}` ? [] : ['the features that the code reads have changed']),
    ...(holds === `// Holds ${sha256(content)}` ? [] : ['it was changed by hand']),
  ];
}
