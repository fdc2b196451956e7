// Texts of retention and legal holds, in English.
import { count } from '../../../texts/count.ts';

export default {
  title: 'Retention',
  explanation:
    'Days count from the creation of each analysis. Leave a field empty to keep things for good. What is older is deleted within minutes and cannot be brought back. A legal hold suspends this for its analysis.',
  recordingsDays: 'Delete recordings after (days)',
  recordingsHint: 'The audio is deleted. Transcript, scores and summary stay.',
  transcriptsDays: 'Delete transcripts after (days)',
  transcriptsHint:
    'The transcript is deleted with everything quoted from it: evidence, objections, BANT, keywords, diagnosis, coaching and participants. Recording, scores and summary stay.',
  analysesDays: 'Delete whole analyses after (days)',
  analysesHint:
    'The analysis is deleted with everything that belongs to it, including the recording and the share link.',
  keepsScores: 'Keep scores for trends',
  keepsScoresHint: 'When a whole analysis is deleted, its scores, metrics, type, date and rep stay.',
  apply: 'Update the retention rules',
  saved: 'The retention rules have been saved.',
  confirmTitle: 'Delete what is older?',
  confirmMeans: 'These are deleted within minutes:',
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
