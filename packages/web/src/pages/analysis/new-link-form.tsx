// What a new share link shows, to whom, until when, and behind which passcode.
import type { NewShareLink } from '@earshot/core/client';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Checkbox, Select, TextField } from '../../parts/field.tsx';
import { complaintAbout, Form } from '../../parts/form.tsx';
import { useTexts } from '../../texts/texts.ts';
import { analysisTexts } from './texts/analysis-texts.ts';

type Audience = NonNullable<NewShareLink['audience']>;

interface NewLinkFormProps {
  hasRecording: boolean;
  action: Pick<UseMutationResult<unknown, Error, never>, 'error' | 'isPending'>;
  submit: string;
  onSubmit(link: NewShareLink): void;
  others: ReactNode;
}

const choices = [7, 30, 90, 365];

export function NewLinkForm({ hasRecording, action, submit, onSubmit, others }: NewLinkFormProps) {
  const texts = useTexts(analysisTexts).sharing;
  const [audience, setAudience] = useState<Audience>('internal');
  const [transcript, setTranscript] = useState(true);
  const [recording, setRecording] = useState(true);
  const [days, setDays] = useState('');
  const [passcode, setPasscode] = useState('');
  const choose = (chosen: Audience) => {
    setAudience(chosen);
    setTranscript(chosen === 'internal');
    setRecording(chosen === 'internal');
  };
  const send = () =>
    onSubmit({
      audience,
      transcript,
      recording: hasRecording && recording,
      ...(days !== '' && { days: Number(days) }),
      ...(passcode !== '' && { passcode }),
    });
  return (
    <Form
      action={action}
      onSubmit={send}
      buttons={
        <>
          <Button type="submit" isBusy={action.isPending}>
            {submit}
          </Button>
          {others}
        </>
      }
    >
      <Select
        label={texts.audience}
        hint={texts.audienceHint}
        value={audience}
        onChange={({ target }) => choose(target.value as Audience)}
      >
        <option value="internal">{texts.for.internal}</option>
        <option value="client">{texts.for.client}</option>
      </Select>
      <Checkbox
        label={texts.showsTranscript}
        checked={transcript}
        onChange={({ target }) => setTranscript(target.checked)}
      />
      {hasRecording && (
        <Checkbox
          label={texts.showsRecording}
          checked={recording}
          onChange={({ target }) => setRecording(target.checked)}
        />
      )}
      <Select label={texts.ends} value={days} onChange={({ target }) => setDays(target.value)}>
        <option value="">{texts.endsAsSet}</option>
        {choices.map((count) => (
          <option key={count} value={count}>
            {texts.endsAfter(count)}
          </option>
        ))}
      </Select>
      <TextField
        label={texts.passcode}
        hint={texts.passcodeHint}
        error={complaintAbout('passcode', action.error)}
        autoComplete="off"
        maxLength={64}
        value={passcode}
        onChange={({ target }) => setPasscode(target.value)}
      />
    </Form>
  );
}
