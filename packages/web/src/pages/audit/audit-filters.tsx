// The filters of the audit log, kept in the address.
import type { AuditListInput } from '@earshot/core/client';
import { useSearchParams } from 'wouter';
import { Select, TextField } from '../../parts/field.tsx';
import { changedQuery } from '../../parts/query.ts';
import { useUsers } from '../../session/people.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './audit.module.css';
import { auditTexts } from './texts/audit-texts.ts';

export function AuditFilters({ filters }: { filters: AuditListInput }) {
  const texts = useTexts(auditTexts);
  const users = useUsers();
  const [, setAddress] = useSearchParams();
  const set = (name: string, value: string) =>
    setAddress((address) => changedQuery(address, { [name]: value }), { replace: true });
  const kinds = Object.entries(texts.kinds).sort(([, a], [, b]) => a.localeCompare(b));
  return (
    <search className={styles.filters} aria-label={texts.filters}>
      <Select label={texts.kind} value={filters.kind ?? ''} onChange={(event) => set('kind', event.target.value)}>
        <option value="">{texts.any}</option>
        {kinds.map(([kind, text]) => (
          <option key={kind} value={kind}>
            {text}
          </option>
        ))}
      </Select>
      <Select label={texts.person} value={filters.userId ?? ''} onChange={(event) => set('person', event.target.value)}>
        <option value="">{texts.any}</option>
        {users.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <TextField
        type="date"
        label={texts.from}
        value={filters.from ?? ''}
        onChange={(event) => set('from', event.target.value)}
      />
      <TextField
        type="date"
        label={texts.until}
        value={filters.to ?? ''}
        onChange={(event) => set('to', event.target.value)}
      />
    </search>
  );
}
