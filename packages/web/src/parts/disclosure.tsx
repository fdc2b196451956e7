// More to read for who wants it, by HTML's own element.
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

export function Disclosure({ summary, isOpen, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
