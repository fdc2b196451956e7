// The frame of a page: its title in the window and as the heading that focus goes to when one has come from another page.
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './page.module.css';
import surfaces from './surface.module.css';

interface PageProps {
  title: string;
  /** Under the title: what the page is for. */
  description?: ReactNode;
  /** Beside the title: what one can do here. */
  actions?: ReactNode;
  /** `reading` for forms and texts, as wide as one likes to read; `narrow` for the one short form that a page is. */
  width?: 'full' | 'reading' | 'narrow';
  children?: ReactNode;
}

/** The first page of a visit leaves focus and place to the browser; one that is gone back to, the place. */
let arrival: 'first' | 'back' | 'forward' = 'first';
addEventListener('popstate', () => {
  arrival = 'back';
});

function arrive(heading: HTMLElement): void {
  if (arrival === 'forward') scrollTo(0, 0);
  if (arrival !== 'first') heading.focus({ preventScroll: true });
  arrival = 'forward';
}

/** Render it at once, with a Skeleton or Loaded within: the heading must not wait for data. */
export function Page({ title, description, actions, width = 'full', children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Earshot`;
  }, [title]);
  useEffect(() => arrive(heading.current!), []);
  return (
    <div className={styles[width]}>
      <div className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {description != null && <p className={styles.description}>{description}</p>}
        </div>
        {actions != null && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

/** A part of a page that stands by itself, on a surface. */
export function Panel({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <section className={surfaces.panel}>
      {title != null && <h2>{title}</h2>}
      {children}
    </section>
  );
}
