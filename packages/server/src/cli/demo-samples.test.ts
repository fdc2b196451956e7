import { parseConversation } from '@earshot/engine';
import { expect, test } from 'vitest';
import { readSample, samples } from './demo-samples.ts';

test.each(samples)('examples/transcripts/$file is read as what it is: language, speakers, sides', async (sample) => {
  const { salespersonName, clientName, language } = sample;
  const conversation = parseConversation(await readSample(sample), { salespersonName, clientName }, null);
  expect(conversation.language).toBe(language);
  expect(conversation.form).not.toBe('prose');
  expect(conversation.speakers.filter(({ side }) => side === 'attendant')).toHaveLength(1);
  expect(conversation.speakers.every(({ side }) => side !== null)).toBe(true);
  const minutes = (conversation.durationSeconds ?? 0) / 60;
  // The chat goes on over more than an hour, as chats do.
  expect(minutes).toBeGreaterThan(3);
  if (conversation.form !== 'whatsapp') expect(minutes).toBeLessThan(8);
});
