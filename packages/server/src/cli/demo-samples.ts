// The sample conversations that `earshot demo` analyses, one after another from start to start; all invented.
import { readFile } from 'node:fs/promises';
import type { Language } from '@earshot/core';

export interface Sample {
  /** Name in examples/transcripts. */
  readonly file: string;
  readonly language: Language;
  readonly salespersonName: string;
  readonly clientName: string;
}

/** The demo company's salespersons, whose conversations these are. */
export const demoSalespersons = ['Marina Duarte', 'Daniel Reyes'] as const;

const [marina, daniel] = demoSalespersons;

export const samples: readonly Sample[] = [
  { file: 'en-discovery.txt', language: 'en', salespersonName: marina, clientName: 'Greg Hollin' },
  { file: 'pt-negotiation.vtt', language: 'pt', salespersonName: marina, clientName: 'Sérgio Pacheco' },
  { file: 'es-retention.srt', language: 'es', salespersonName: daniel, clientName: 'Lucía Ferrán' },
  { file: 'en-complaint.txt', language: 'en', salespersonName: daniel, clientName: 'Joyce Applin' },
  { file: 'pt-lead.whatsapp.txt', language: 'pt', salespersonName: marina, clientName: 'Patrícia Nogueira' },
  { file: 'es-demo.vtt', language: 'es', salespersonName: daniel, clientName: 'Andrés Quiroga' },
];

/** A recording of two synthetic voices, one on each channel, in English. */
export const sampleRecording = 'support-call.opus';

/** The sample's text. */
export const readSample = ({ file }: Sample): Promise<string> => readFile(example('transcripts', file), 'utf8');

/** The recording as a Data URL, as `audioKey` takes it. */
export async function readRecording(): Promise<string> {
  return `data:audio/ogg;base64,${await readFile(example('recordings', sampleRecording), 'base64')}`;
}

/** Beside the sources in the repository, and beside the built code in an installed package. */
function example(kind: 'transcripts' | 'recordings', file: string): URL {
  const folder = import.meta.url.endsWith('.ts') ? '../../../../examples/' : './';
  return new URL(`${folder}${kind}/${file}`, import.meta.url);
}
