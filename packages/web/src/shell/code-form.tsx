// The second step of signing in: the code of the app, or a recovery code.
import { RateLimitError } from '@earshot/core/client';
import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { CodeField } from '../parts/code-field.tsx';
import { Form } from '../parts/form.tsx';
import { secondFactorOf } from '../session/second-factor.ts';
import { useTexts } from '../texts/texts.ts';
import { shellTexts } from './texts/shell-texts.ts';

interface CodeFormProps {
  isPending: boolean;
  /** Error of the code before. */
  error: Error | null;
  onEnter(code: string): void;
  onBack(): void;
}

export function CodeForm({ isPending, error, onEnter, onBack }: CodeFormProps) {
  const texts = useTexts(shellTexts).signIn;
  const [code, setCode] = useState('');
  const isWrong = secondFactorOf(error) === 'wrong';
  return (
    <Form
      action={{ isPending, error: secondFactorOf(error) === undefined ? error : null }}
      explain={(reason) => (reason instanceof RateLimitError ? texts.blocked : undefined)}
      onSubmit={() => code.trim() !== '' && onEnter(code)}
      buttons={
        <>
          <Button type="submit" variant="primary" isBusy={isPending} disabled={code.trim() === ''}>
            {texts.submit}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {texts.back}
          </Button>
        </>
      }
    >
      <div ref={focusWithin}>
        <CodeField
          label={texts.code}
          hint={texts.codeHint}
          error={isWrong ? texts.codeWrong : undefined}
          value={code}
          onChange={setCode}
        />
      </div>
    </Form>
  );
}

/** Without it, focus would be lost when this form takes the place of the one before. */
const focusWithin = (element: HTMLElement | null) => element?.querySelector('input')?.focus();
