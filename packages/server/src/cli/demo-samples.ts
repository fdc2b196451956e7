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

/** The sample's text: from the repository when run from the sources, from beside the built code in an installed package. */
export function readSample({ file }: Sample): Promise<string> {
  const folder = import.meta.url.endsWith('.ts') ? '../../../../examples/transcripts/' : './transcripts/';
  return readFile(new URL(`${folder}${file}`, import.meta.url), 'utf8');
}
