// Texts of the table of analyses, in English.
import { count } from '../../../../texts/count.ts';

export default {
  title: 'Download as a table',
  explanation:
    'You get a CSV file for Excel, LibreOffice or Google Sheets. It has one row for each conversation that matches your filters, and one column for each criterion.',
  caution: 'It contains personal data. Keep it where your company allows, and delete it when you no longer need it.',
  submit: 'Download',
  loaded: (n: number) => count('en', n, { one: '# conversation so far…', other: '# conversations so far…' }),
  saved: (n: number) => count('en', n, { one: 'Saved # conversation.', other: 'Saved # conversations.' }),
  cut: (most: number) =>
    count('en', most, {
      one: 'The table ends after # row. Choose a shorter period to get the others.',
      other: 'The table ends after # rows. Choose a shorter period to get the others.',
    }),
  fileName: 'analyses',
  columns: {
    client: 'Client',
    supervisor: 'Supervisor',
    minutes: 'Length (min)',
    talkRatio: 'Talk ratio of the rep (%)',
    interruptions: 'Interruptions per 10 min',
    need: 'Need',
    nextStep: 'Next step',
    openObjections: 'Open objections',
    summary: 'Summary',
    exclusion: 'Reason for exclusion from statistics',
    address: 'Link',
  },
  verdicts: {
    objective: { met: 'met', notMet: 'not met' },
    negative: { met: 'happened', notMet: 'did not happen' },
  },
};
