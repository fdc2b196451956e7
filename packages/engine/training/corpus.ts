// Reads the tagged dialogues of corpus/; README.md there says how they are written.

import type { Side } from '../src/conversation/conversation.ts';
import { tags as allTags, sideOf, type Tag } from '../src/embedded/classifier/labels.ts';

export interface Line {
  readonly side: Side;
  readonly text: string;
  readonly tags: ReadonlySet<Tag>;
}

export interface Block {
  /** An interaction type, `exchange` for a few turns of a conversation, or `lines` for utterances that do not belong together. */
  readonly type: string;
  readonly split: 'train' | 'held';
  /** Only the beginning of a conversation. */
  readonly isOpening: boolean;
  readonly lines: Line[];
}

const known: ReadonlySet<string> = new Set(allTags);

/** Blocks of a file. Throws with the line's number for what does not fit the format. */
export function blocksOf(text: string, name: string): Block[] {
  const blocks: Block[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const heading = /^## (\w+) (train|held)\b( opening)?/.exec(line);
    if (heading) {
      const [, type, split, opening] = heading;
      blocks.push({ type: type!, split: split as Block['split'], isOpening: opening !== undefined, lines: [] });
      continue;
    }
    const said = /^([AC])> (.*)$/.exec(line);
    const block = blocks.at(-1);
    if (!said || !block) throw new Error(`${name}:${index + 1}: neither a heading nor an utterance`);
    const [words, tags = ''] = splitTags(said[2]!);
    const side = said[1] === 'A' ? 'attendant' : 'client';
    block.lines.push({ side, text: words, tags: readTags(tags, side, `${name}:${index + 1}`) });
  }
  return blocks;
}

function splitTags(text: string): [string, string?] {
  const at = text.lastIndexOf(' | ');
  return at < 0 ? [text.trim()] : [text.slice(0, at).trim(), text.slice(at + 3)];
}

function readTags(text: string, side: Side, where: string): ReadonlySet<Tag> {
  const tags = new Set<Tag>();
  for (const tag of text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)) {
    if (!known.has(tag)) throw new Error(`${where}: unknown tag ${tag}`);
    const owner = sideOf(tag as Tag);
    if (owner !== null && owner !== side) throw new Error(`${where}: ${tag} is not said by the ${side}`);
    tags.add(tag as Tag);
  }
  return tags;
}
