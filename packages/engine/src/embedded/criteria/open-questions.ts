// At least two open questions about the client's situation (docs/catalogue.md#what-each-criterion-means).
import { type Hit, has, type Reading, spansOf } from '../reading/reading.ts';

const otherPurposes = [
  'adminQuestion',
  'smallTalk',
  'permission_to_talk',
  'engagement_checked',
  'commitment_requested',
  'resolution_confirmed',
  'greeting_identification',
  'offer',
];

function isAboutClient(hit: Hit): boolean {
  const { sentence } = hit;
  if (has(sentence, ...otherPurposes) || sentence.words.length < 3) return false;
  // "How about Tuesday at ten?" settles a date, not the client's situation.
  return !has(sentence, 'meeting') || spansOf(sentence, 'day', 'weekday', 'time').length === 0;
}

/** The attendant's open questions about the client, in spoken order; the criterion needs two. */
export function openQuestions(reading: Reading): readonly Hit[] {
  return reading.hits('openQuestion', 'attendant').filter(isAboutClient);
}
