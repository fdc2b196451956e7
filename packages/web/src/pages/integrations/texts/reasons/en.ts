// Why recordings are left out, in English: of one recording, and how many.
import { count } from '../../../../texts/count.ts';

export const reasonNames = {
  too_short: 'Shorter than the minimum length',
  too_long: 'Too long',
  too_large: 'File too large',
  unsupported_format: 'Unsupported format',
  internal_call: 'Internal call',
  already_collected: 'Already collected',
  unreadable: 'Damaged, or no longer at the provider',
  other_extension: 'Not one of the extensions',
  other_direction: 'Another direction',
  other_queue: 'Not one of the queues or numbers',
  other_host: 'Not one of the hosts',
  other_topic: 'Another topic',
  internal_meeting: 'Internal meeting',
  never_recorded: 'With somebody who is never collected',
};

export const reasonCounts = {
  too_short: (n: number) => count('en', n, { one: '# too short', other: '# too short' }),
  too_long: (n: number) => count('en', n, { one: '# too long', other: '# too long' }),
  too_large: (n: number) => count('en', n, { one: '# too large', other: '# too large' }),
  unsupported_format: (n: number) => count('en', n, { one: '# in an unknown format', other: '# in unknown formats' }),
  internal_call: (n: number) => count('en', n, { one: '# internal call', other: '# internal calls' }),
  already_collected: (n: number) => count('en', n, { one: '# already collected', other: '# already collected' }),
  unreadable: (n: number) => count('en', n, { one: '# damaged or unavailable', other: '# damaged or unavailable' }),
  other_extension: (n: number) => count('en', n, { one: '# of another extension', other: '# of other extensions' }),
  other_direction: (n: number) => count('en', n, { one: '# in another direction', other: '# in another direction' }),
  other_queue: (n: number) => count('en', n, { one: '# to another number', other: '# to other numbers' }),
  other_host: (n: number) => count('en', n, { one: '# of another host', other: '# of other hosts' }),
  other_topic: (n: number) => count('en', n, { one: '# on another topic', other: '# on other topics' }),
  internal_meeting: (n: number) => count('en', n, { one: '# internal meeting', other: '# internal meetings' }),
  never_recorded: (n: number) =>
    count('en', n, { one: '# with people who are never collected', other: '# with people who are never collected' }),
};
