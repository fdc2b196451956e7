// Fields of forms: label, control, hint and error as one, tied together for who hears the page.
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

interface FieldProps {
  label: ReactNode;
  /** What to know before filling it in. */
  hint?: ReactNode;
  /** Why it can't stay as it is. */
  error?: ReactNode;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** For a control of your own; TextField, TextArea and Select are made of it. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [hint != null && `${id}-hint`, error != null && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint != null && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error != null || undefined })}
      {error != null && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({ label, hint, error, className, ...rest }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input type="text" {...rest} {...control} className={classNames(styles.control, className)} />}
    </Field>
  );
}

export function TextArea({ label, hint, error, className, ...rest }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea rows={6} {...rest} {...control} className={classNames(styles.control, className)} />}
    </Field>
  );
}

/** `children` are options. For long lists, where one wants to type: ComboBox. */
export function Select({ label, hint, error, className, ...rest }: FieldProps & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <select {...rest} {...control} className={classNames(styles.control, className)} />}
    </Field>
  );
}

export function Checkbox({ label, hint, error, ...rest }: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className={styles.check}>
      <input {...rest} id={id} type="checkbox" aria-describedby={hint != null ? `${id}-hint` : undefined} />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint != null && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        {error != null && <p className={styles.error}>{error}</p>}
      </div>
    </div>
  );
}

/** Fields that answer one question together: radio buttons, checkboxes. */
export function FieldGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{legend}</legend>
      {children}
    </fieldset>
  );
}
