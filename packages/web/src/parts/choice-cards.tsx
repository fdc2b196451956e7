// One of a few choices that each need a sentence: radio buttons, drawn as cards.
import { type ReactNode, useId } from 'react';
import styles from './choice-cards.module.css';
import { FieldGroup } from './field.tsx';

interface CardChoice<Id extends string> {
  id: Id;
  title: ReactNode;
  /** What choosing it means. */
  text?: ReactNode;
}

interface ChoiceCardsProps<Id extends string> {
  legend: ReactNode;
  choices: readonly CardChoice<Id>[];
  chosen: Id | null;
  onChoose(id: Id): void;
}

export function ChoiceCards<Id extends string>({ legend, choices, chosen, onChoose }: ChoiceCardsProps<Id>) {
  const name = useId();
  return (
    <FieldGroup label={legend}>
      <div className={styles.cards}>
        {choices.map(({ id, title, text }) => (
          <label key={id} className={styles.card}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              aria-describedby={text == null ? undefined : `${name}-${id}`}
              aria-labelledby={`${name}-${id}-title`}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            <span id={`${name}-${id}-title`} className={styles.title}>
              {title}
            </span>
            {text != null && (
              <span id={`${name}-${id}`} className={styles.text}>
                {text}
              </span>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
