// How often an integration looks, what it leaves out, and from when on it collects.
import { FieldGroup, Select, TextField } from '../../parts/field.tsx';
import { useTexts } from '../../texts/texts.ts';
import { type IntegrationDraft, isPastDay } from './integration-draft.ts';
import styles from './integrations.module.css';
import { integrationsTexts } from './texts/integrations-texts.ts';

interface ScheduleFieldsProps {
  written: IntegrationDraft;
  write(changes: Partial<IntegrationDraft>): void;
  /** From when on is chosen once. */
  isNew: boolean;
}

export function ScheduleFields({ written, write, isNew }: ScheduleFieldsProps) {
  const { form } = useTexts(integrationsTexts);
  const { since, intervalMinutes, minimumDurationSeconds } = written;
  return (
    <FieldGroup label={form.schedule}>
      {isNew && (
        <Select
          label={form.since}
          value={since === null ? 'now' : 'date'}
          onChange={({ target }) => write({ since: target.value === 'now' ? null : '' })}
        >
          <option value="now">{form.sinceNow}</option>
          <option value="date">{form.sinceDate}</option>
        </Select>
      )}
      {isNew && since !== null && (
        <TextField
          type="date"
          label={form.date}
          error={since !== '' && !isPastDay(since) ? form.dateFuture : undefined}
          required
          value={since}
          onChange={({ target }) => write({ since: target.value })}
        />
      )}
      <div className={styles.pair}>
        <WholeNumber
          label={form.interval}
          min={1}
          max={1440}
          value={intervalMinutes}
          onWrite={(value) => write({ intervalMinutes: value })}
        />
        <WholeNumber
          label={form.shortest}
          min={0}
          max={3600}
          value={minimumDurationSeconds}
          onWrite={(value) => write({ minimumDurationSeconds: value })}
        />
      </div>
      <p className={styles.soft}>{form.shortestHint}</p>
    </FieldGroup>
  );
}

interface WholeNumberProps {
  label: string;
  min: number;
  max: number;
  value: string;
  onWrite(value: string): void;
}

function WholeNumber({ onWrite, ...rest }: WholeNumberProps) {
  return <TextField type="number" step={1} required {...rest} onChange={({ target }) => onWrite(target.value)} />;
}
