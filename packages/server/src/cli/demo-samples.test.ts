import { parseConversation } from '@earshot/engine';
import { expect, test } from 'vitest';
import { readSample, samples } from './demo-samples.ts';

test.each(samples)('examples/transcripts/$file is read as what it is: language, speakers, sides', async (sample) => {
  const { salespersonName, clientName, language } = sample;
  const conversation = parseConversation(await readSample(sample), { salespersonName, clientName });
  expect(conversation.language).toBe(language);
  expect(conversation.form).not.toBe('prose');
  expect(conversation.speakers.filter(({ side }) => side === 'attendant')).toHaveLength(1);
  expect(conversation.speakers.every(({ side }) => side !== null)).toBe(true);
  // A chat has no length; recordings last from 3 to 8 minutes.
  if (conversation.form === 'whatsapp') return;
  expect(conversation.durationSeconds).toBeGreaterThan(180);
  expect(conversation.durationSeconds).toBeLessThan(480);
});
