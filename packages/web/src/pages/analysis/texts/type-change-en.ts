// Texts of changing the type of a conversation, in English.
import { count } from '../../../texts/count.ts';

export default {
  open: 'Change type',
  title: 'Score it as another type',
  explanation:
    'Criteria, score, method steps, diagnosis and summary are made again from the stored transcript. Comments stay.',
  verdictsHint:
    'Contested and decided verdicts stay where the new type has the same criterion. The others stay visible but do not count.',
  type: 'Type',
  choose: 'Choose a type',
  own: 'Your types',
  catalogue: 'Catalogue',
  free: 'No minutes are charged.',
  cost: (minutes: number) =>
    count('en', minutes, { one: 'This costs # minute if it succeeds.', other: 'This costs # minutes if it succeeds.' }),
  modelBefore:
    'A language model judged this conversation before. This server judges without one now, so other things may change too.',
  submit: 'Score again',
  done: (type: string) => `The conversation has been scored as “${type}”.`,
  somebody: 'a former user',
  changed: (from: string, to: string, name: string, date: string) =>
    `Type changed from “${from}” to “${to}” by ${name} on ${date}.`,
  set: (to: string, name: string, date: string) => `Type set to “${to}” by ${name} on ${date}.`,
  repeated: (to: string, name: string, date: string) => `Scored again as “${to}” by ${name} on ${date}.`,
  scoreBefore: (score: string) => `Before, the score was ${score}.`,
  earlier: (changes: number) => count('en', changes, { one: 'One earlier change', other: '# earlier changes' }),
  setAside: (verdicts: number) =>
    count('en', verdicts, {
      one: 'One verdict does not count for this type',
      other: '# verdicts do not count for this type',
    }),
};
