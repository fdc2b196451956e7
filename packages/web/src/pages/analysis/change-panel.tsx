// The frame of a form that changes an analysis in place: it takes the focus, and gives it back when it goes.
import { type ReactNode, useEffect, useRef } from 'react';
import { Panel } from '../../parts/page.tsx';
import styles from './analysis.module.css';

export function ChangePanel({ title, children }: { title: string; children: ReactNode }) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    form.current!.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div ref={form} tabIndex={-1} className={styles.changing}>
      <Panel title={title}>{children}</Panel>
    </div>
  );
}
