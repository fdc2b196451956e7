// The audit log as a file: JSON Lines, oldest first, with the filters of the page (docs/decisions/audit.md).
import { type AuditEntry, type AuditListInput, RateLimitError } from '@earshot/core/client';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../parts/button.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { auditTexts } from './texts/audit-texts.ts';

export function ExportButton({ filters }: { filters: AuditListInput }) {
  const texts = useTexts(auditTexts);
  const save = useMutation({
    mutationFn: async () => {
      const entries = await allEntries(filters);
      const lines = entries.toReversed().map((entry) => `${JSON.stringify(entry)}\n`);
      saveFile('audit-log.jsonl', 'application/jsonl', lines.join(''));
    },
  });
  return (
    <>
      <Button isBusy={save.isPending} onClick={() => save.mutate()}>
        {texts.export}
      </Button>
      {save.error && <ErrorMessage error={save.error} />}
    </>
  );
}

const pageLength = 100;

/** Newest first. A log that is longer than the limit of requests waits for the next minute. */
async function allEntries(filters: AuditListInput): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  let cursor: string | null = null;
  do {
    const place: AuditListInput = { ...filters, limit: pageLength, isExport: true, ...(cursor && { cursor }) };
    const page = await onceAllowed(() => api.company.listAudit(place));
    entries.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return entries;
}

async function onceAllowed<Output>(ask: () => Promise<Output>): Promise<Output> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof RateLimitError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, error.retryAfterSeconds * 1000));
    }
  }
}
