// Buttons, and links that look like them.
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

interface Look {
  /** One `primary` a page; `danger` for what can't be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** What it does is under way: it keeps focus and place, and does nothing again. */
  isBusy?: boolean;
}

export function Button({ variant = 'secondary', isBusy = false, className, onClick, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-disabled={isBusy || undefined}
      className={classNames(styles.button, styles[variant], isBusy && styles.busy, className)}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    />
  );
}

interface ButtonLinkProps extends Look {
  href: string;
  children: ComponentProps<'a'>['children'];
  className?: string;
}

/** Goes to another page of the application. */
export function ButtonLink({ variant = 'secondary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(styles.button, styles[variant], className)} />;
}
