// What came of a test of a destination (extension: docs/decisions/webhooks.md#test).
import type { WebhookTestResult } from '@earshot/core/client';
import { Note } from '../../parts/note.tsx';
import { useTexts } from '../../texts/texts.ts';
import { failureText } from './failure-text.ts';
import { webhooksTexts } from './texts/webhooks-texts.ts';

export function TestResult({ result: { status, reason, durationMs } }: { result: WebhookTestResult }) {
  const texts = useTexts(webhooksTexts);
  const { test } = texts;
  if (reason === null)
    return (
      <Note tone="good" isAnswer>
        {test.delivered(status ?? 0, String(durationMs))}
      </Note>
    );
  // A receiver that does not know tests refuses them as it refuses what is not from Earshot.
  const isRefused = status !== null && status >= 400 && status < 500;
  return (
    <Note tone="bad" isAnswer>
      <p>{test.failed(failureText(texts, reason, status))}</p>
      {isRefused && <p>{test.hint}</p>}
    </Note>
  );
}
