// The key that was just made, shown this once, with what it takes to use it.
import type { CreatedApiKey } from '@earshot/core/client';
import { Button } from '../../parts/button.tsx';
import { Dialog, DialogButtons } from '../../parts/dialog.tsx';
import { Facts } from '../../parts/facts.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { Examples } from './examples.tsx';
import { apiKeysTexts } from './texts/api-keys-texts.ts';

/** Escape does not close it: what is shown here is gone afterwards. */
export function CreatedKey({ created, onClose }: { created: CreatedApiKey; onClose(): void }) {
  const texts = useTexts(apiKeysTexts);
  const { dateTime } = useFormats();
  const { created: words, scopes } = texts;
  return (
    <Dialog title={words.title}>
      <ShownOnce label={words.label} secret={created.key} copy={words.copy}>
        {words.warning}
      </ShownOnce>
      <Facts
        facts={[
          [words.scopes, created.scopes.map((scope) => scopes[scope][0]).join(' · ')],
          [words.expires, created.expiresAt === null ? texts.never : dateTime(created.expiresAt)],
        ]}
      />
      <h3>{texts.use.try}</h3>
      <Examples apiKey={created.key} scopes={created.scopes} />
      <DialogButtons>
        <Button onClick={onClose}>{words.done}</Button>
      </DialogButtons>
    </Dialog>
  );
}
