// Which fields of an analysis each role is sent (docs/contract.md#payload-by-role; docs/decisions/webhooks.md#d50). The types keep the table true.
import type { Analysis, PublicAnalysis, SupervisorAnalysis } from '@earshot/core/client';
import { Disclosure } from '../../parts/disclosure.tsx';
import { Panel } from '../../parts/page.tsx';
import { Records } from '../../parts/records.tsx';
import { useTexts } from '../../texts/texts.ts';
import { webhooksTexts } from './texts/webhooks-texts.ts';
import styles from './webhooks.module.css';

const forSupervisors: Record<Exclude<keyof SupervisorAnalysis, keyof PublicAnalysis>, true> = {
  score: true,
  attributionStatus: true,
};

const forAdministrators: Record<Exclude<keyof Analysis, keyof SupervisorAnalysis>, true> = {
  salespersonId: true,
  companyId: true,
  provider: true,
  externalCallId: true,
  externalOwnerId: true,
  audioKey: true,
  tokensUsed: true,
  cost: true,
  jobId: true,
  errorSource: true,
  errorDetail: true,
  autoRetryCount: true,
  archivedAt: true,
  outcome: true,
  coaching: true,
  reading: true,
  errorReason: true,
  occurredAt: true,
  exclusion: true,
  review: true,
  redaction: true,
  metadata: true,
};

interface Row {
  fields: readonly string[] | null;
  supervisor: boolean;
  salesperson: boolean;
}

const rows: Row[] = [
  { fields: null, supervisor: true, salesperson: true },
  { fields: Object.keys(forSupervisors), supervisor: true, salesperson: false },
  { fields: Object.keys(forAdministrators), supervisor: false, salesperson: false },
];

export function PayloadByRole() {
  const { payload } = useTexts(webhooksTexts);
  const mark = (isSent: boolean) => (
    <span className={isSent ? styles.sent : styles.kept}>{isSent ? payload.yes : payload.no}</span>
  );
  return (
    <Panel>
      <Disclosure summary={payload.title}>
        <p>{payload.note}</p>
        <Records
          caption={payload.title}
          records={rows}
          idOf={({ fields }) => fields?.[0] ?? ''}
          columns={[
            {
              key: 'field',
              title: payload.field,
              cell: ({ fields }) => (fields === null ? payload.rest : <code>{fields.join(', ')}</code>),
            },
            { key: 'admin', title: payload.administrators, cell: () => mark(true) },
            { key: 'supervisor', title: payload.supervisor, cell: ({ supervisor }) => mark(supervisor) },
            { key: 'salesperson', title: payload.salesperson, cell: ({ salesperson }) => mark(salesperson) },
          ]}
        />
      </Disclosure>
    </Panel>
  );
}
