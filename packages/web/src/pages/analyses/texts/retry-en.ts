// Texts of trying failed analyses again, in English.
import { count } from '../../../texts/count.ts';

export default {
  open: 'Try failed ones again',
  title: 'Try failed analyses again',
  explanation:
    'Failed analyses that were created in this period go back to the queue. Each is charged when it succeeds.',
  from: 'Created from',
  to: 'through',
  submit: 'Try again',
  queued: (n: number) =>
    count('en', n, { one: '# analysis is in the queue again.', other: '# analyses are in the queue again.' }),
  refused: {
    balance: (n: number) =>
      count('en', n, {
        one: '# stays failed: there are not enough minutes left.',
        other: '# stay failed: there are not enough minutes left.',
      }),
    recording_gone: (n: number) =>
      count('en', n, {
        one: '# stays failed: its recording is no longer stored.',
        other: '# stay failed: their recordings are no longer stored.',
      }),
    unreadable: (n: number) =>
      count('en', n, {
        one: '# stays failed: its transcript can’t be read.',
        other: '# stay failed: their transcripts can’t be read.',
      }),
  },
};
