// Issue 23, one language per reader: the pages know what the offline engine says of the next step and of what nobody said, in every language.
import { expect, it } from 'vitest';
import { textsOf } from '../packages/engine/src/embedded/report/text-languages.ts';
import { engineStatuses, notSaid } from '../packages/web/src/parts/engine-statuses.ts';

it('the pages know each of them', () => {
  const written = Object.values(textsOf).map(({ status }) => status);
  expect([...notSaid].sort()).toEqual(
    Object.values(textsOf)
      .map((texts) => texts.notSaid)
      .sort(),
  );
  for (const status of ['scheduled', 'committed', 'open'] as const)
    expect([...engineStatuses[status]].sort()).toEqual(written.map((texts) => texts[status]).sort());
});
