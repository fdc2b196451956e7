// Good examples: places in conversations of the team that show how a criterion is met, and what makes them good.
import type { GoodExample } from '@earshot/core/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ExamplePlace } from '../../parts/example-place.tsx';
import { Select } from '../../parts/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { changedQuery } from '../../parts/query.ts';
import { type Column, Records } from '../../parts/records.tsx';
import { administrators, leaders } from '../../roles.ts';
import { examplesQuery, useCommentDeletion } from '../../session/comments.ts';
import { useCriterionLabels } from '../../session/interaction-types.ts';
import type { Preload } from '../../session/preload.ts';
import { useUser } from '../../session/session.tsx';
import { useLocale } from '../../texts/locale.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './examples.module.css';
import { examplesTexts } from './texts/examples-texts.ts';

export const preload: Preload = (queries) => queries.prefetchQuery(examplesQuery(null));

export default function ExamplesPage() {
  const texts = useTexts(examplesTexts);
  const locale = useLocale();
  const { role } = useUser();
  const [address, setAddress] = useSearchParams();
  const criterion = address.get('criterion');
  const examples = useQuery(examplesQuery(criterion));
  const labels = useCriterionLabels();
  const [removed, setRemoved] = useState<GoodExample | null>(null);
  const remove = useCommentDeletion();
  const columns = useColumns(setRemoved);
  const criteria = [...labels].toSorted(([, a], [, b]) => a.localeCompare(b, locale));
  return (
    <Page title={texts.title} description={leaders.includes(role) ? texts.description : texts.ofSalesperson}>
      <search className={styles.filters} aria-label={texts.criterion}>
        <Select
          label={texts.criterion}
          value={criterion ?? ''}
          onChange={({ target }) =>
            setAddress((old) => changedQuery(old, { criterion: target.value }), { replace: true })
          }
        >
          <option value="">{texts.every}</option>
          {criterion !== null && !labels.has(criterion) && <option value={criterion}>{criterion}</option>}
          {criteria.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </search>
      <Loaded query={examples}>
        {({ items, hasMore }) =>
          items.length === 0 ? (
            <EmptyState title={texts.empty}>{leaders.includes(role) ? texts.emptyHint : texts.emptyWait}</EmptyState>
          ) : (
            <>
              <Records caption={texts.title} columns={columns} records={items} idOf={({ comment }) => comment.id} />
              {hasMore && <p>{texts.more}</p>}
            </>
          )
        }
      </Loaded>
      {removed && (
        <ConfirmDialog
          title={texts.removeTitle}
          confirm={texts.remove}
          onConfirm={() => remove(removed.comment.id)}
          onClose={() => setRemoved(null)}
        >
          <p>{texts.removeHint}</p>
        </ConfirmDialog>
      )}
    </Page>
  );
}

function useColumns(onRemove: (example: GoodExample) => void): Column<GoodExample>[] {
  const texts = useTexts(examplesTexts);
  const user = useUser();
  const labels = useCriterionLabels();
  const removes = ({ comment, isVisible }: GoodExample) =>
    administrators.includes(user.role) || (isVisible && leaders.includes(user.role)) || comment.authorId === user.id;
  return [
    {
      key: 'criterion',
      title: texts.criterion,
      areWords: true,
      cell: ({ comment: { exampleOf } }) => <bdi>{labels.get(exampleOf!) ?? exampleOf}</bdi>,
    },
    {
      key: 'said',
      title: texts.said,
      cell: (example) => (
        <>
          {example.said !== null && (
            <p>
              <q dir="auto">{example.said}</q>
            </p>
          )}
          <ExamplePlace of={example} />
        </>
      ),
    },
    {
      key: 'why',
      title: texts.why,
      cell: ({ comment: { text, authorName } }) => (
        <>
          <p dir="auto" className={styles.why}>
            {text}
          </p>
          {authorName !== null && <bdi>{authorName}</bdi>}
        </>
      ),
    },
    ...(leaders.includes(user.role)
      ? [
          {
            key: 'remove',
            title: texts.action,
            cell: (example: GoodExample) =>
              removes(example) && (
                <Button
                  variant="quiet"
                  aria-label={`${texts.remove}: ${example.comment.text.slice(0, 60)}`}
                  onClick={() => onRemove(example)}
                >
                  {texts.remove}
                </Button>
              ),
          },
        ]
      : []),
  ];
}
