// Fields of forms: label, control, hint and error as one, tied together for who hears the page.
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { partsTexts } from './texts/parts-texts.ts';

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
function Field({ label, hint, error, children }: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Told id={id} text={hint} as="hint" />
      {children(toldBy(id, hint, error))}
      <Told id={id} text={error} as="error" />
    </div>
  );
}

function toldBy(id: string, hint: ReactNode, error: ReactNode): ControlProps {
  const texts = [hint != null && `${id}-hint`, error != null && `${id}-error`].filter(Boolean);
  return { id, 'aria-describedby': texts.join(' ') || undefined, 'aria-invalid': error != null || undefined };
}

function Told({ id, text, as }: { id: string; text: ReactNode; as: 'hint' | 'error' }) {
  if (text == null) return null;
  return (
    <p id={`${id}-${as}`} className={styles[as]}>
      {text}
    </p>
  );
}

export function TextField({ label, hint, error, className, onChange, ...rest }: FieldProps & ComponentProps<'input'>) {
  const { complaints } = useTexts(partsTexts);
  // A number or date that the browser can't read has the value of an empty field: `Form` sends none of it.
  const [isUnreadable, setIsUnreadable] = useState(false);
  const unreadable = rest.type === 'number' ? complaints.number : complaints.date;
  return (
    <Field label={label} hint={hint} error={isUnreadable ? unreadable : error}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          className={classNames(styles.control, className)}
          onChange={(event) => {
            setIsUnreadable(event.currentTarget.validity.badInput);
            onChange?.(event);
          }}
        />
      )}
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
      <input {...rest} {...toldBy(id, hint, error)} type="checkbox" />
      <div>
        <label htmlFor={id}>{label}</label>
        <Told id={id} text={hint} as="hint" />
        <Told id={id} text={error} as="error" />
      </div>
    </div>
  );
}

/** Fields that answer one question together: radio buttons, checkboxes. */
export function FieldGroup({ label, hint, error, children }: FieldProps & { children: ReactNode }) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={toldBy(id, hint, error)['aria-describedby']}>
      <legend className={styles.label}>{label}</legend>
      <Told id={id} text={hint} as="hint" />
      {children}
      <Told id={id} text={error} as="error" />
    </fieldset>
  );
}
