// Texts of retention and legal holds, in English.
import { count } from '../../../texts/count.ts';

export default {
  title: 'Retention',
  explanation:
    'Days count from the creation of each analysis. Leave a field empty to keep things for good. What is older goes with the next sweep, within minutes, and cannot be brought back. A legal hold suspends this for its analysis.',
  recordingsDays: 'Delete recordings after (days)',
  recordingsHint: 'The audio goes. Transcript, scores and summary stay.',
  transcriptsDays: 'Delete transcripts after (days)',
  transcriptsHint:
    'The transcript goes with everything quoted from it: evidence, objections, BANT, keywords, diagnosis, coaching and participants. Recording, scores and summary stay.',
  analysesDays: 'Delete whole analyses after (days)',
  analysesHint: 'The analysis goes with everything that belongs to it, the recording and the share link included.',
  keepsScores: 'Keep scores for trends',
  keepsScoresHint: 'When a whole analysis goes, its scores, metrics, type, date and rep stay.',
  apply: 'Update the retention rules',
  saved: 'The retention rules have been saved.',
  confirmTitle: 'Delete what is older?',
  confirmMeans: 'With the next sweep, within minutes, these are deleted:',
  confirmAfter: 'This cannot be undone. Analyses under a legal hold stay as they are.',
  confirm: 'Save and delete',
  recordingsGo: (days: number) =>
    count('en', days, { one: 'Recordings older than one day', other: 'Recordings older than # days' }),
  transcriptsGo: (days: number) =>
    count('en', days, {
      one: 'Transcripts older than one day, with their quotes',
      other: 'Transcripts older than # days, with their quotes',
    }),
  analysesGo: (days: number) =>
    count('en', days, { one: 'Whole analyses older than one day', other: 'Whole analyses older than # days' }),
  analysesButScoresGo: (days: number) =>
    count('en', days, {
      one: 'Whole analyses older than one day, except their scores',
      other: 'Whole analyses older than # days, except their scores',
    }),
  scoresGo: 'The scores that were kept of deleted analyses',
  holds: 'Analyses under a legal hold',
  analysis: 'Conversation',
  since: 'Held since',
  actions: 'Actions',
  lift: 'Lift…',
  liftNamed: (name: string) => `Lift the legal hold of ${name}`,
  onlyFirst: (most: number) => `Only the ${most} that have been held longest are listed.`,
};
