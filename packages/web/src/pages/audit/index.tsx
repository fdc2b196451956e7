// Settings → Audit log: who did what, newest first, with filters that are kept in the address (docs/decisions/audit.md).
import type { AuditEntry, AuditKind, AuditListInput } from '@earshot/core/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link, useSearchParams } from 'wouter';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { MoreRecords } from '../../parts/more-records.tsx';
import { Page, Panel } from '../../parts/page.tsx';
import { type Column, Records } from '../../parts/records.tsx';
import { api } from '../../session/api.ts';
import { pagedQuery } from '../../session/paged.ts';
import { useUsers } from '../../session/people.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { AuditFilters } from './audit-filters.tsx';
import { ExportButton } from './export-button.tsx';
import { auditTexts } from './texts/audit-texts.ts';

export default function AuditPage() {
  const texts = useTexts(auditTexts);
  const columns = useColumns();
  const [address] = useSearchParams();
  const filters = filtersIn(address, texts.kinds);
  const log = useInfiniteQuery(
    pagedQuery(['audit', filters], (place, options) => api.company.listAudit({ ...filters, ...place }, options)),
  );
  return (
    <Page title={texts.title} description={texts.description}>
      <AuditFilters filters={filters} />
      <div>
        <ExportButton filters={filters} />
      </div>
      <Panel>
        <Loaded query={log}>
          {({ pages }) => {
            const entries = pages.flatMap(({ items }) => items);
            if (entries.length === 0) return <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>;
            return (
              <>
                <Records
                  caption={texts.table}
                  columns={columns}
                  records={entries}
                  idOf={({ sequence }) => String(sequence)}
                />
                <MoreRecords query={log} label={texts.more} />
              </>
            );
          }}
        </Loaded>
      </Panel>
    </Page>
  );
}

/** What of the address the server would refuse is left out. */
function filtersIn(address: URLSearchParams, kinds: Record<AuditKind, string>): AuditListInput {
  const [kind, userId] = [address.get('kind'), address.get('person')];
  const dayOf = (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(address.get(name) ?? '') ? address.get(name) : null);
  const [from, to] = [dayOf('from'), dayOf('to')];
  return {
    ...(kind !== null && Object.hasOwn(kinds, kind) && { kind: kind as AuditKind }),
    ...(userId && { userId }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

function useColumns(): Column<AuditEntry>[] {
  const texts = useTexts(auditTexts);
  const formats = useFormats();
  return [
    { key: 'when', title: texts.when, cell: ({ at }) => formats.dateTime(at) },
    { key: 'who', title: texts.who, cell: ({ actor }) => <Who actor={actor} /> },
    { key: 'what', areWords: true, title: texts.what, cell: ({ kind }) => texts.kinds[kind] },
    { key: 'subject', title: texts.subject, cell: (entry) => <Subject entry={entry} /> },
    {
      key: 'address',
      areWords: true,
      title: texts.address,
      cell: ({ address }) => (address === null ? '–' : <Address address={address} />),
    },
  ];
}

function Who({ actor: { kind, name, keyName } }: { actor: AuditEntry['actor'] }) {
  const texts = useTexts(auditTexts);
  if (kind === 'command' || kind === 'visitor' || kind === 'server') return texts.by[kind];
  return (
    <>
      <bdi>{name ?? texts.someone}</bdi>
      {kind === 'key' && (
        <>
          {' · '}
          <bdi>{texts.withKey(keyName ?? '–')}</bdi>
        </>
      )}
    </>
  );
}

/** A long one, of IPv6, may break after a colon. */
function Address({ address }: { address: string }) {
  const [first, ...rest] = address.split(/(?<=:)/);
  return (
    <>
      {first}
      {rest.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat, and never move
        <Fragment key={index}>
          <wbr />
          {group}
        </Fragment>
      ))}
    </>
  );
}

/** The analysis, or the person's present name. */
function Subject({ entry: { kind, subjectId } }: { entry: AuditEntry }) {
  const texts = useTexts(auditTexts);
  const users = useUsers();
  if (subjectId === null) return '–';
  if (kind.startsWith('analysis.') || kind.startsWith('link.'))
    return <Link href={`/analyses/${encodeURIComponent(subjectId)}`}>{texts.openAnalysis}</Link>;
  return <bdi>{users.data?.find(({ id }) => id === subjectId)?.name ?? subjectId}</bdi>;
}
