// Vapi: messages of a bot and a user in seconds from the start, with durations in milliseconds, beside prompts and calls of tools.

import type { RawTranscript } from '../../../conversation/raw.ts';
import { transcriptOf, turnsOf } from '../../json/read-turns.ts';
import { asNumber, asObject, asObjects, type JsonObject } from '../../json/values.ts';

/** Reads the `messages` of a call or of its end-of-call report; null for other JSON. */
export function parseVapiJson(value: unknown): RawTranscript | null {
  const root = asObject(value);
  const message = asObject(root?.message) ?? root;
  const lists = [message?.messages, asObject(message?.artifact)?.messages, asObject(root?.artifact)?.messages];
  const list = lists.map(asObjects).find((items) => items.some((item) => item.secondsFromStart !== undefined));
  if (!list) return null;
  const turns = turnsOf(list.map(timed), new Map());
  return turns.length === 0 ? null : transcriptOf('vapi', turns);
}

function timed({ role, message, secondsFromStart, time, endTime, duration }: JsonObject): JsonObject {
  const start = asNumber(secondsFromStart);
  const [from, to] = [asNumber(time), asNumber(endTime)];
  const lasting = from !== null && to !== null && to >= from ? to - from : asNumber(duration);
  return { role, message, start, end: start === null || lasting === null ? null : start + lasting / 1000 };
}
