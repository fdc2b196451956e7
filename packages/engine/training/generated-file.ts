// A file that training writes: what it was made from and what it holds, so that either being changed by hand is found.
import { createHash } from 'node:crypto';

const sha256 = (text: string) => `sha256 ${createHash('sha256').update(text).digest('hex')}`;

const head = (content: string, madeFrom: string) =>
  `// This file is written by training/train.ts\n// Made from ${madeFrom}\n// Holds ${sha256(content)}\n\n`;

export const generatedFile = (content: string, madeFrom: string): string => head(content, madeFrom) + content;

export function isGenerated(file: string, madeFrom: string): boolean {
  const content = file.slice(head('', madeFrom).length);
  return file === generatedFile(content, madeFrom);
}
