// One integration: how it stands and why, what its last looks brought, and what can be done with it.
import type { Integration, IntegrationState } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Badge, type Tone } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Note } from '../../parts/note.tsx';
import { toast } from '../../parts/toast.tsx';
import { When } from '../../parts/when.tsx';
import { api } from '../../session/api.ts';
import { useLanguage } from '../../texts/language.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import type { Question } from './confirm-change.tsx';
import { integrationName } from './integration-name.ts';
import styles from './integrations.module.css';
import { LastRuns } from './last-runs.tsx';
import { isRunning, RunResult } from './run-result.tsx';
import { useSettingTexts } from './setting-fields.tsx';
import { DecisionButton, SkippedRecordings, useDecision } from './skipped-recordings.tsx';
import { integrationsTexts } from './texts/integrations-texts.ts';
import type { Trial } from './use-trial.ts';

const tones: Record<IntegrationState, Tone> = {
  active: 'good',
  paused_no_credits: 'warn',
  backing_off: 'warn',
  credentials_refused: 'bad',
  inactive: 'neutral',
};

/** The rest is in `integrations.list`. */
const mostShownHeld = 5;

interface IntegrationCardProps {
  integration: Integration;
  trial: Trial;
  onEdit(): void;
  onBackfill(): void;
  onAsk(question: Question): void;
}

export function IntegrationCard({ integration, trial, onEdit, onBackfill, onAsk }: IntegrationCardProps) {
  const texts = useTexts(integrationsTexts);
  const queries = useQueryClient();
  const { id, connector, provider, state, isActive, lastRuns } = integration;
  const { actions } = texts;
  const name = integrationName(integration, texts);
  const [last] = lastRuns;
  const refresh = () => queries.invalidateQueries({ queryKey: ['integrations'] });
  const collect = useMutation({ mutationFn: () => api.integrations.collectNow(id), onSettled: refresh });
  const switchOn = useMutation({
    mutationFn: () => api.integrations.update(id, { isActive: true }),
    onSuccess: () => toast(texts.switchedOn),
    onSettled: refresh,
  });
  const isBusy = collect.isPending || (last !== undefined && isRunning(last));
  const failure = collect.error ?? switchOn.error;
  const labelled = (action: string) => ({ 'aria-label': actions.of(action, name), children: action });
  return (
    <Card
      title={name}
      badges={<Badge tone={tones[state]}>{texts.states[state][0]}</Badge>}
      subtitle={integration.label === null ? texts.connectors[connector][1] : texts.connectors[connector][0]}
      actions={
        <>
          {isActive ? (
            <Button isBusy={isBusy} onClick={() => collect.mutate()} {...labelled(actions.collect)} />
          ) : (
            <Button isBusy={switchOn.isPending} onClick={() => switchOn.mutate()} {...labelled(actions.switchOn)} />
          )}
          <Button isBusy={trial.isRunning(id)} onClick={() => trial.run(id)} {...labelled(actions.test)} />
          <Button onClick={onEdit} {...labelled(actions.edit)} />
          {isActive && <Button onClick={onBackfill} {...labelled(actions.backfill)} />}
          {isActive && <Button onClick={() => onAsk('switchOff')} {...labelled(actions.switchOff)} />}
          <Button onClick={() => onAsk('remove')} {...labelled(actions.remove)} />
        </>
      }
    >
      <State integration={integration} onEdit={onEdit} />
      <Waiting integration={integration} />
      <div className={styles.last} role="status">
        <span className={styles.soft}>{texts.facts.last}: </span>
        {last === undefined ? (
          texts.run.never
        ) : (
          <>
            {!isRunning(last) && <When iso={last.startedAt} />}
            {!isRunning(last) && ' · '}
            <RunResult run={last} />
          </>
        )}
        {last !== undefined && last.queued > 0 && (
          <>
            {' '}
            <Link href={`/analyses?source=${provider}`}>{texts.run.toAnalyses}</Link>
          </>
        )}
      </div>
      <Schedule integration={integration} />
      <TrialNote trial={trial} id={id} />
      {failure && <ErrorMessage error={failure} />}
      {lastRuns.length > 0 && <LastRuns integration={integration} />}
      {lastRuns.length > 0 && <SkippedRecordings integration={integration} name={name} />}
    </Card>
  );
}

/** Why it does not collect, and what helps. */
function State({ integration: { state }, onEdit }: { integration: Integration; onEdit(): void }) {
  const texts = useTexts(integrationsTexts);
  const [, explanation] = texts.states[state];
  if (!explanation) return null;
  return (
    <Note tone={tones[state]}>
      <p>{explanation}</p>
      {state === 'paused_no_credits' && (
        <p>
          <Link href="/settings/credits">{texts.toCredits}</Link>
        </p>
      )}
      {state === 'credentials_refused' && (
        <p>
          <Button onClick={onEdit}>{texts.newCredentials}</Button>
        </p>
      )}
    </Note>
  );
}

/** What cannot be fetched, and what was collected and cannot be analysed yet. */
function Waiting({ integration: { id, waiting, held, lastRuns } }: { integration: Integration }) {
  const { waiting: texts, errors } = useTexts(integrationsTexts);
  const action = useDecision(id);
  const awaited = lastRuns[0]?.awaited ?? [];
  if (waiting.length + held.length + awaited.length === 0) return null;
  return (
    <Note tone={waiting.length + held.length === 0 ? 'neutral' : 'warn'}>
      {action.error && <ErrorMessage error={action.error} />}
      {awaited.map((each) => (
        <p key={each.for}>{texts.notReady[each.for](each.count)}</p>
      ))}
      {held.length > 0 && (
        <>
          <p>{texts.heldRecordings(held.length)}</p>
          <ul>
            {held.slice(0, mostShownHeld).map(({ externalCallId, reason }) => (
              <li key={externalCallId}>
                <code>{externalCallId}</code> {errors[reason]}{' '}
                <DecisionButton action={action} externalCallId={externalCallId} decision="never" />
              </li>
            ))}
          </ul>
        </>
      )}
      {waiting.map((each) => (
        <p key={each.for}>
          {texts[each.for](each.count)} {texts.next} <When iso={each.nextTryAt} />
        </p>
      ))}
    </Note>
  );
}

function Schedule({ integration }: { integration: Integration }) {
  const texts = useTexts(integrationsTexts);
  const { dateTime } = useFormats();
  const { settings, nextRunAt, intervalMinutes, minimumDurationSeconds, since, backfill } = integration;
  const { facts } = texts;
  const textsOf = useSettingTexts(integration.connector);
  const where = settings.location ?? settings.baseUrl;
  return (
    <Facts
      facts={[
        [textsOf(settings.location === undefined ? 'baseUrl' : 'location')[0]!, where && <code>{where}</code>],
        [textsOf('accountId')[0]!, settings.accountId && <code>{settings.accountId}</code>],
        [facts.next, nextRunAt && <When iso={nextRunAt} />],
        [facts.interval, texts.minutes(intervalMinutes)],
        [facts.since, dateTime(since)],
        [facts.backfill, backfill && `${dateTime(backfill.from)} – ${dateTime(backfill.to)}`],
        [facts.shortest, texts.seconds(minimumDurationSeconds)],
      ]}
    />
  );
}

/** What the provider says is the server's, in its words; what its outcome says already is left out in other languages than that of the server. */
function TrialNote({ trial, id }: { trial: Trial; id: string }) {
  const { test, errors } = useTexts(integrationsTexts);
  const isServersLanguage = useLanguage() === 'en';
  const result = trial.resultOf(id);
  const error = trial.errorOf(id);
  if (error) return <ErrorMessage error={error} />;
  if (!trial.isRunning(id) && result === null) return null;
  return (
    <Note tone={result === null ? 'neutral' : result.works ? 'good' : 'bad'} isAnswer>
      {result === null ? (
        <p>{test.running}</p>
      ) : (
        <>
          <p>
            <strong>{result.works ? test.works : test.fails}</strong>
          </p>
          <ul>
            {result.checks.map(({ check, outcome, message, errorReason }) => (
              <li key={check}>
                {test.checks[check]}: <strong>{test.outcomes[outcome]}</strong>.{' '}
                {errorReason !== null && `${errors[errorReason]} ${test.advice[check]}`}{' '}
                {(isServersLanguage || errorReason !== null) && <bdi lang="en">{message}</bdi>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Note>
  );
}
