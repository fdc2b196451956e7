import { expect, it } from 'vitest';
import { byBrowser } from './sign-ins-by-browser.ts';

it('issue 23: the note of new sign-ins names a browser once, the last one first', () => {
  const signIn = (at: string, userAgent: string | null, address: string | null) => ({ at, userAgent, address });
  expect(
    byBrowser([
      signIn('2026-03-01T08:00:00.000Z', 'Firefox on Windows', '10.0.0.1'),
      signIn('2026-03-03T08:00:00.000Z', 'Firefox on Windows', '10.0.0.2'),
      signIn('2026-03-02T08:00:00.000Z', 'Firefox on Windows', '10.0.0.1'),
      signIn('2026-03-04T08:00:00.000Z', null, null),
    ]),
  ).toEqual([
    { userAgent: null, at: '2026-03-04T08:00:00.000Z', addresses: [], times: 1 },
    { userAgent: 'Firefox on Windows', at: '2026-03-03T08:00:00.000Z', addresses: ['10.0.0.2', '10.0.0.1'], times: 3 },
  ]);
});
