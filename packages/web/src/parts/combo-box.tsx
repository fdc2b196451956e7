// A choice from a long list, found by typing: people, interaction types. (Of @zag-js/combobox: roles, keys, announcements and place of the list.)
import * as combobox from '@zag-js/combobox';
import { normalizeProps, useMachine } from '@zag-js/react';
import { useId, useMemo, useState } from 'react';
import { searchKey } from '../texts/search-key.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './combo-box.module.css';
import { partsTexts } from './texts/parts-texts.ts';

export interface Choice {
  id: string;
  name: string;
  /** Tells two of one name apart. */
  detail?: string | undefined;
}

interface ComboBoxProps {
  label: string;
  hint?: string;
  choices: readonly Choice[];
  /** Null: nothing chosen. */
  chosen: string | null;
  onChoose(id: string | null): void;
  /** Shown while nothing is typed: "Everybody". */
  placeholder?: string;
}

const collectionOf = (items: readonly Choice[]) =>
  combobox.collection({ items, itemToValue: ({ id }) => id, itemToString: ({ name }) => name });

export function ComboBox({ label, hint, choices, chosen, onChoose, placeholder }: ComboBoxProps) {
  const { comboBox } = useTexts(partsTexts);
  const id = useId();
  /** What the list is narrowed to; empty when what stands in the field is what was chosen. */
  const [typed, setTyped] = useState('');
  const wanted = searchKey(typed.trim());
  const nameOf = (key: string | null) => choices.find((choice) => choice.id === key)?.name ?? '';
  // Not again at every step through a list of thousands.
  const found = useMemo(() => choices.filter(({ name }) => searchKey(name).includes(wanted)), [choices, wanted]);
  const collection = useMemo(() => collectionOf(found), [found]);
  const service = useMachine(combobox.machine as combobox.Machine<Choice>, {
    id,
    collection,
    value: chosen === null ? [] : [chosen],
    defaultInputValue: nameOf(chosen),
    placeholder,
    openOnClick: true,
    inputBehavior: 'autohighlight',
    translations: {
      triggerLabel: comboBox.open(label),
      resultsCount: comboBox.found,
      noResults: comboBox.nothing,
    },
    onOpenChange({ open, reason }) {
      if (open) return;
      setTyped('');
      if (reason === 'escape-key') showChosen();
    },
    onInputValueChange({ inputValue, reason }) {
      if (reason !== 'input-change') return;
      setTyped(inputValue);
      // Somebody who empties the field takes the choice back.
      if (inputValue === '' && chosen !== null) onChoose(null);
    },
    onValueChange: ({ value }) => onChoose(value[0] ?? null),
  });
  const api = combobox.connect(service, normalizeProps);
  const inputProps = api.getInputProps();
  /** What stands in the field is what is sent. */
  const showChosen = () => api.setInputValue(nameOf(chosen));
  // Zag looks outside its list only from the next frame on. The list would stay open if somebody types and leaves sooner.
  const onBlur: typeof inputProps.onBlur = (event) => {
    const to = event.relatedTarget;
    if (to !== null && !event.currentTarget.closest('[data-part="root"]')?.contains(to)) {
      showChosen();
      api.setOpen(false);
    }
    // Last, since it takes back the focus that closing gives to the field.
    inputProps.onBlur?.(event);
  };
  const hintId = `${id}-hint`;
  return (
    <div {...api.getRootProps()} className={styles.comboBox}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its props say of which input */}
      <label {...api.getLabelProps()} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      <div {...api.getControlProps()} className={styles.control}>
        <input
          {...inputProps}
          onBlur={onBlur}
          className={styles.input}
          aria-describedby={hint === undefined ? undefined : hintId}
        />
        <button {...api.getTriggerProps()} className={styles.open}>
          ▾
        </button>
      </div>
      <div {...api.getPositionerProps()} className={styles.positioner}>
        <div {...api.getContentProps()} className={styles.list}>
          {api.open &&
            found.map((item) => (
              <div key={item.id} {...api.getItemProps({ item })} className={styles.item}>
                {item.name}
                {item.detail !== undefined && <span className={styles.hint}>{item.detail}</span>}
              </div>
            ))}
          {found.length === 0 && (
            <div role="option" tabIndex={-1} aria-disabled="true" aria-selected="false" className={styles.nothing}>
              {comboBox.nothing}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
