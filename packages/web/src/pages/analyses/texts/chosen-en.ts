// Texts of what is done with several conversations, in English.
import { count } from '../../../texts/count.ts';

export default {
  bar: 'Selected conversations',
  select: (name: string) => `Select: ${name}`,
  all: 'Select all shown',
  chosen: (n: number) => count('en', n, { one: '# conversation selected', other: '# conversations selected' }),
  download: 'Download JSON',
  assign: 'Assign…',
  assignMeans: 'The rep you choose will see these conversations, and they count in their trends.',
  assigned: (n: number, person: string) =>
    count('en', n, {
      one: `# conversation is assigned to ${person}.`,
      other: `# conversations are assigned to ${person}.`,
    }),
  erase: 'Erase…',
  eraseTitle: (n: number) => count('en', n, { one: 'Erase # analysis?', other: 'Erase # analyses?' }),
  eraseMeans:
    'Recordings, transcripts, scores and comments are erased for good, and share links stop working. The analyses no longer count in Trends. Minutes that were charged stay charged. This cannot be undone.',
  eraseConfirm: 'Erase',
  erased: (n: number) => count('en', n, { one: '# analysis has been erased.', other: '# analyses have been erased.' }),
};
