// The corpus's dialogues as the engine reads conversations.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@earshot/core';
import type { Conversation } from '../src/transcript/conversation.ts';
import { type Block, blocksOf } from './corpus.ts';

const folder = join(new URL('.', import.meta.url).pathname, 'corpus');

export interface Dialogue extends Block {
  readonly language: Language;
  readonly file: string;
}

/** All dialogues, by language and file. */
export function dialogues(): Dialogue[] {
  return (['en', 'es', 'pt'] as const).flatMap((language) =>
    readdirSync(join(folder, language))
      .sort()
      .flatMap((file) =>
        blocksOf(readFileSync(join(folder, language, file), 'utf8'), file)
          .filter((block) => block.type !== 'lines')
          .map((block) => ({ ...block, language, file })),
      ),
  );
}

export function conversationOf({ lines, language }: Dialogue): Conversation {
  const segments = lines.map(({ side, text }, index) => ({ index, start: null, end: null, text, speaker: side, side }));
  return { form: 'plain', language, timing: 'none', segments, speakers: [], durationSeconds: null };
}
