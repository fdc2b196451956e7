// A conversation as read and as classified: made on first use, and once, however many ask.
import type { Conversation } from '../conversation/conversation.ts';
import { type Classification, classify } from './classifier/classify.ts';
import { packOf } from './loaded-packs.ts';
import { Reading } from './reading/reading.ts';

const readings = new WeakMap<Conversation, Reading>();
const classifications = new WeakMap<Conversation, Classification>();

export function readingOf(conversation: Conversation): Reading {
  const reading = readings.get(conversation) ?? new Reading(conversation, packOf(conversation.language));
  readings.set(conversation, reading);
  return reading;
}

export function classificationOf(conversation: Conversation): Classification {
  const classification = classifications.get(conversation) ?? classify(readingOf(conversation));
  classifications.set(conversation, classification);
  return classification;
}
