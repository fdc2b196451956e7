// A secret that no later look shows again: readable, copied with one click, and said so.
import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import styles from './shown-once.module.css';

interface ShownOnceProps {
  /** What the secret is: "API key". */
  label: string;
  secret: string;
  /** On the button, as a verb: "Copy the key". */
  copy: string;
  /** What happens to who loses it. */
  children: ReactNode;
}

export function ShownOnce({ label, secret, copy, children }: ShownOnceProps) {
  return (
    <div className={styles.once}>
      <p>{children}</p>
      <code className={styles.secret} role="note" aria-label={label} translate="no" dir="ltr">
        {secret}
      </code>
      <CopyButton text={secret} variant="primary" data-focus>
        {copy}
      </CopyButton>
    </div>
  );
}
