// In place of a list that has nothing: why, and what to do next.
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      {children != null && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}
