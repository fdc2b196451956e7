// Issue 23, one language per reader: the pages know what the offline engine says of the next step and of what nobody said, in every language.
import { expect, it } from 'vitest';
import { languagePacks } from '../../packages/engine/src/language/packs.ts';
import { engineStatuses, notSaid } from '../../packages/web/src/parts/engine-statuses.ts';

it('the pages know each of them', () => {
  const texts = Object.values(languagePacks).map(({ report }) => report);
  expect([...notSaid].sort()).toEqual(texts.map((each) => each.notSaid).sort());
  for (const status of ['scheduled', 'committed', 'open'] as const)
    expect([...engineStatuses[status]].sort()).toEqual(texts.map((each) => each.status[status]).sort());
});
