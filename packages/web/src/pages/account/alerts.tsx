// What the person is told outside the pages: a digest and alerts, by e-mail or in a chat; off until chosen (docs/decisions/mail.md#alerts).
import type { Alerts } from '@earshot/core/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Checkbox, Select, TextArea, TextField } from '../../parts/field.tsx';
import { complaintAbout, Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/page.tsx';
import { toast } from '../../parts/toast.tsx';
import { administrators } from '../../roles.ts';
import { api } from '../../session/api.ts';
import { useUser } from '../../session/session.tsx';
import { currentLanguage } from '../../texts/language.ts';
import { useTexts } from '../../texts/texts.ts';
import { alertsTexts } from './texts/alerts/alerts-texts.ts';

const key = ['alerts'];
const off = { digest: false, scoreBelow: null, words: [], failures: false, chat: null };

export function AlertsPanel() {
  const texts = useTexts(alertsTexts);
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => api.users.getAlerts({ signal }) });
  return (
    <Panel title={texts.title}>
      <Loaded query={query}>{(alerts) => <AlertsForm key={JSON.stringify(alerts)} alerts={alerts} />}</Loaded>
    </Panel>
  );
}

function AlertsForm({ alerts }: { alerts: Alerts }) {
  const texts = useTexts(alertsTexts);
  const { role } = useUser();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(alerts);
  const [isLow, setIsLow] = useState(alerts.scoreBelow !== null);
  const [score, setScore] = useState(String(alerts.scoreBelow ?? 40));
  const [words, setWords] = useState(alerts.words.join('\n'));
  const [chat, setChat] = useState<'' | 'slack' | 'teams'>(alerts.chat ?? '');
  const [url, setUrl] = useState('');
  const update = useMutation({
    mutationFn: (change: Parameters<typeof api.users.updateAlerts>[0]) =>
      api.users.updateAlerts({ ...change, language: currentLanguage() }),
    onSuccess: (saved) => {
      queries.setQueryData(key, saved);
      toast(texts.saved);
    },
  });
  const isAdministrator = administrators.includes(role);
  const isAnyOn = alerts.digest || alerts.scoreBelow !== null || alerts.words.length > 0 || alerts.failures;
  const save = () => {
    const chosenWords = words.split(/[\n,;]/).map((word) => word.trim());
    const isOtherChat = chat !== (alerts.chat ?? '') || url !== '';
    update.mutate({
      byMail: draft.byMail,
      digest: draft.digest,
      failures: draft.failures,
      scoreBelow: isLow ? Number(score) : null,
      words: chosenWords.filter((word) => word !== ''),
      ...(isOtherChat && { chat: chat === '' ? null : { kind: chat, url } }),
    });
  };
  return (
    <Form
      action={update}
      onSubmit={save}
      buttons={
        <>
          <Button type="submit" variant="primary" isBusy={update.isPending}>
            {texts.save}
          </Button>
          {isAnyOn && (
            <Button isBusy={update.isPending} onClick={() => update.mutate(off)}>
              {texts.allOff}
            </Button>
          )}
        </>
      }
    >
      <Checkbox
        label={texts.digest[isAdministrator ? 'company' : role === 'supervisor' ? 'team' : 'own']}
        checked={draft.digest}
        onChange={({ target }) => setDraft({ ...draft, digest: target.checked })}
      />
      <Checkbox label={texts.low} checked={isLow} onChange={({ target }) => setIsLow(target.checked)} />
      {isLow && (
        <TextField
          label={texts.score}
          type="number"
          min={1}
          max={100}
          required
          error={complaintAbout('scoreBelow', update.error)}
          value={score}
          onChange={({ target }) => setScore(target.value)}
        />
      )}
      <TextArea
        label={texts.words}
        hint={texts.wordsHint}
        error={complaintAbout('words', update.error)}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {isAdministrator && (
        <Checkbox
          label={texts.failures}
          checked={draft.failures}
          onChange={({ target }) => setDraft({ ...draft, failures: target.checked })}
        />
      )}
      <Checkbox
        label={alerts.sendsMail ? texts.byMail : texts.byMailLater}
        // The choice is kept for the day on which the operator sets up a mail server.
        disabled={!alerts.sendsMail}
        checked={alerts.sendsMail && draft.byMail}
        onChange={({ target }) => setDraft({ ...draft, byMail: target.checked })}
      />
      <Select label={texts.chat} value={chat} onChange={({ target }) => setChat(target.value as typeof chat)}>
        <option value="">{texts.noChat}</option>
        <option value="slack">Slack</option>
        <option value="teams">Microsoft Teams</option>
      </Select>
      {chat !== '' && (
        <TextField
          label={texts.url}
          hint={chat === alerts.chat ? texts.urlKept : texts.urlHint}
          type="url"
          required={chat !== alerts.chat}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      )}
    </Form>
  );
}
