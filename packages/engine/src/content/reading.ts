// How the transcript was read, as the analysis tells it: form, what was left out, what measures rest on, how the sides were told, warnings.
import type { Reading, ReadingWarning } from '@earshot/core';
import type { Conversation } from '../conversation/conversation.ts';
import type { ReadFacts } from '../conversation/read-facts.ts';
import { measureTalk } from '../talk-measures/talk-share.ts';

const nothingRead: ReadFacts = {
  leftOut: {},
  timesUnusable: false,
  sidesBy: 'nothing',
  areSwapped: false,
  areDoubtful: false,
  areColleagues: false,
  channels: null,
  setAt: null,
};

/** `judgedBy`: who gave the verdicts. */
export function buildReading(conversation: Conversation, judgedBy: Reading['judgedBy']): Reading {
  const facts = conversation.read ?? nothingRead;
  const { machines = 0, inventedCaptions = 0, heardTwice = 0, notices = 0 } = facts.leftOut;
  return {
    form: conversation.form,
    leftOut: { machines, inventedCaptions, heardTwice, notices },
    talkShareBy: measureTalk(conversation)?.by ?? null,
    sides: sidesOf(facts),
    judgedBy,
    warnings: warningsOf(conversation, facts),
  };
}

function sidesOf({ sidesBy, areSwapped, areDoubtful, channels, setAt }: ReadFacts): Reading['sides'] {
  if (sidesBy === 'nothing') return { by: null, certainty: null, setAt: null };
  // Who speaks is told by the lines; the words tell only which line is whose.
  const by = sidesBy === 'words' && channels === 'apart' ? 'channels' : sidesBy;
  return { by, certainty: areDoubtful || areSwapped ? 'doubtful' : 'sure', setAt };
}

/** Whether colleagues talk among themselves. */
export function isWithoutClient({ speakers, read }: Conversation): boolean {
  if (speakers.length < 2) return false;
  return read?.areColleagues === true || speakers.every(({ side }) => side === 'attendant');
}

/** Whether only clients are heard: the recording has the client's line alone. */
export const isWithoutAttendant = ({ speakers }: Conversation): boolean =>
  speakers.length > 0 && speakers.every(({ side }) => side === 'client');

function warningsOf(conversation: Conversation, facts: ReadFacts): ReadingWarning[] {
  const { form, speakers, timing } = conversation;
  const heard = new Set(speakers.flatMap(({ side }) => side ?? []));
  const hasNoClient = isWithoutClient(conversation);
  const isCaptioned = (form === 'webvtt' || form === 'srt') && speakers.length === 0;
  const signs: Record<ReadingWarning, boolean> = {
    one_sided: !hasNoClient && (heard.size === 1 || speakers.length === 1),
    no_client: hasNoClient,
    roles_doubtful: facts.areDoubtful,
    roles_swapped: facts.areSwapped,
    duplicated_channels: facts.channels === 'alike' || (facts.leftOut.heardTwice ?? 0) > 0,
    no_times: timing === 'none' && !facts.timesUnusable,
    times_unusable: facts.timesUnusable,
    automated_captions: isCaptioned || (facts.leftOut.inventedCaptions ?? 0) > 0,
    other_language: conversation.isOtherLanguage === true,
  };
  return (Object.keys(signs) as ReadingWarning[]).filter((warning) => signs[warning]);
}
