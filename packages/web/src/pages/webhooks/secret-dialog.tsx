// A secret that was just made, shown this once, with what the receiver does with it.
import { Button } from '../../parts/button.tsx';
import { CodeBlock } from '../../parts/code-block.tsx';
import { Dialog, DialogButtons } from '../../parts/dialog.tsx';
import { Disclosure } from '../../parts/disclosure.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { useTexts } from '../../texts/texts.ts';
import receiverCode from './receiver.txt?raw';
import { webhooksTexts } from './texts/webhooks-texts.ts';

/** Escape does not close it: what is shown here is gone afterwards. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose(): void }) {
  const { secret: words, receive } = useTexts(webhooksTexts);
  return (
    <Dialog title={words.title}>
      <ShownOnce label={words.label} secret={secret} copy={words.copy}>
        {words.warning}
      </ShownOnce>
      <p>{words.next}</p>
      <CodeBlock label={receive.run} code={`export EARSHOT_WEBHOOK_SECRET=${secret}`} />
      <Disclosure summary={receive.library}>
        <CodeBlock label={receive.verify} code={receiverCode} />
      </Disclosure>
      <DialogButtons>
        <Button onClick={onClose}>{words.done}</Button>
      </DialogButtons>
    </Dialog>
  );
}
