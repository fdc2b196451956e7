// That a conversation does not count in statistics, why, and who said so. Somebody who is allowed to can count it again.
import type { Analysis } from '@earshot/core/client';
import { Button } from '../../parts/button.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Note } from '../../parts/note.tsx';
import { useUsers } from '../../session/people.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { exclusionTexts } from './texts/exclusion-texts.ts';
import { useExclusion } from './use-exclusion.ts';

type Excluded = Pick<Analysis, 'id'> & { exclusion: NonNullable<Analysis['exclusion']> };

export function ExclusionNote({ id, exclusion: { reason, excludedBy, excludedAt } }: Excluded) {
  const texts = useTexts(exclusionTexts);
  const formats = useFormats();
  const { role } = useUser();
  const name = useUsers().data?.find((user) => user.id === excludedBy)?.name ?? null;
  const include = useExclusion(id);
  return (
    <Note tone="warn">
      <p>
        {texts.notCounted} <bdi>{reason}</bdi> ({name !== null && <bdi>{name}, </bdi>}
        <time dateTime={excludedAt}>{formats.date(excludedAt)}</time>)
      </p>
      {role !== 'salesperson' && (
        <Button isBusy={include.isPending} onClick={() => include.mutate(null)}>
          {texts.include}
        </Button>
      )}
      {include.error && <ErrorMessage error={include.error} />}
    </Note>
  );
}
