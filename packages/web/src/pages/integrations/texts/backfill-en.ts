// Texts of collecting an earlier period, in English.
import { count } from '../../../texts/count.ts';

export default {
  title: 'Collect an earlier period',
  explanation: 'First see what there is and what it costs. Nothing is collected twice.',
  from: 'Recorded from',
  through: 'through',
  look: 'Estimate',
  collect: 'Collect',
  started: 'The period is being collected.',
  there: (n: number) =>
    count('en', n, { one: '# recording can be collected.', other: '# recordings can be collected.' }),
  cost: (n: number) => count('en', n, { one: 'About # minute.', other: 'About # minutes.' }),
  skipped: 'Skipped',
  more: 'The provider did not list everything in time. There is more.',
};
