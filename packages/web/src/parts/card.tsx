// One thing among a few that each have much to say and to do: a destination, an integration.
import { type ReactNode, useId } from 'react';
import styles from './card.module.css';
import surfaces from './surface.module.css';

interface CardProps {
  title: ReactNode;
  /** Beside the title: its state in a word or two. */
  badges?: ReactNode;
  /** Under the title, softer. */
  subtitle?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  children?: ReactNode;
}

export function Card({ title, badges, subtitle, actions, children }: CardProps) {
  const id = useId();
  return (
    <article className={surfaces.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title} dir="auto">
          {title}
        </h2>
        {badges != null && <div className={styles.badges}>{badges}</div>}
        {subtitle != null && <p className={styles.subtitle}>{subtitle}</p>}
      </header>
      {children}
      {actions != null && <footer className={styles.actions}>{actions}</footer>}
    </article>
  );
}

/** Cards under one another; `label` says what they are. */
export function Cards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={styles.cards}>
      {children}
    </section>
  );
}
