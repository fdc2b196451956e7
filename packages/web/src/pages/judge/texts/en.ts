// Texts of judging independently, in English.
import { count } from '../../../texts/count.ts';

const of = (number: number, one: string, other: string) => count('en', number, { one, other });

export default {
  title: 'Judge independently',
  conversation: 'Conversation',
  criteria: 'Criteria',
  hint: 'Read or listen to the conversation and judge each criterion yourself. You see what Earshot and others found only once you have sent your verdicts.',
  othersHave: (others: number) =>
    others === 0
      ? 'Nobody has judged this conversation yet.'
      : `${of(others, '# person has', '# people have')} judged it.`,
  ofAim: { met: 'Met', not_met: 'Not met', cannot_tell: 'Cannot tell' },
  ofFault: { met: 'Happened', not_met: 'Did not happen', cannot_tell: 'Cannot tell' },
  missing: 'Choose a verdict.',
  done: (done: number, all: number) => `${done} of ${all} judged`,
  onceOnly: 'You judge a conversation once. Nothing can be changed afterwards, and no score changes.',
  send: 'Send and compare',
  cannot: 'You cannot judge this conversation',
  own: 'Nobody judges a conversation of their own.',
  noVerdicts: 'The analysis is not completed, or it has no criteria.',
  noTranscript: 'The transcript was deleted, so nobody can read the conversation any more.',
  toAnalysis: 'Open the analysis',
  compared: 'Verdicts compared',
  you: 'You',
  somebody: 'A former user',
  criterion: 'Criterion',
  comparison: 'Comparison',
  differ: 'Differ',
  alike: 'Alike',
  notAllTell: 'Not all can tell',
  nobodyElse:
    'Nobody else has judged this conversation yet. Send the link of this page to another supervisor or administrator.',
  mixed: (mixed: number, all: number) =>
    mixed === 0
      ? 'No verdicts contradict each other.'
      : `Verdicts differ on ${mixed} of ${of(all, '# criterion', '# criteria')}.`,
  next: 'Talk about those that differ. If Earshot is wrong, correct the verdict in the analysis. If you understand one of your own criteria differently, describe it more clearly.',
  copyLink: 'Copy the link to judge',
  download: 'Download as a table',
  fileName: 'judgements',
  sample: { title: 'Sample', next: 'Next in the sample', back: 'Back to the sample' },
};
