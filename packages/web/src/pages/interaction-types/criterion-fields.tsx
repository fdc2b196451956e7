// One criterion, for writing.
import type { Polarity } from '@earshot/core/client';
import { useId } from 'react';
import { Button } from '../../parts/button.tsx';
import { classNames } from '../../parts/class-names.ts';
import { Disclosure } from '../../parts/disclosure.tsx';
import { Select, TextArea, TextField } from '../../parts/field.tsx';
import { useTexts } from '../../texts/texts.ts';
import styles from './interaction-types.module.css';
import { Points } from './points.tsx';
import { interactionTypesTexts } from './texts/interaction-types-texts.ts';
import { type CriterionDraft, isKey, isKeyTaken, isWeight, keyOf, type TypeDraft } from './type-draft.ts';

interface CriterionFieldsProps {
  /** Its place, from 1. */
  number: number;
  criterion: CriterionDraft;
  type: TypeDraft;
  onWrite(changes: Partial<CriterionDraft>): void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove(): void;
}

export function CriterionFields(props: CriterionFieldsProps) {
  const { number, criterion, type, onWrite, onUp, onDown, onRemove } = props;
  const texts = useTexts(interactionTypesTexts);
  const { editor } = texts;
  const id = useId();
  const key = keyOf(criterion);
  const keyError =
    isKeyTaken(criterion, type) && key !== ''
      ? editor.keyDuplicate
      : key !== '' && !isKey(key)
        ? editor.keyInvalid
        : undefined;
  const tool = (action: string, run: (() => void) | undefined, sign?: string) => (
    <Button
      variant="quiet"
      disabled={!run}
      aria-label={`${action}: ${criterion.label || editor.criterion(number)}`}
      onClick={run}
    >
      {sign ?? action}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend can't stand in one line with buttons
    <div
      role="group"
      aria-labelledby={id}
      className={classNames(styles.written, criterion.polarity === 'negative' && styles.avoided)}
    >
      <div className={styles.writtenHead}>
        <h3 id={id}>{editor.criterion(number)}</h3>
        <span className={styles.soft}>
          <Points criterion={criterion} criteria={type.criteria} />
        </span>
        <div className={styles.tools}>
          {tool(editor.up, onUp, '↑')}
          {tool(editor.down, onDown, '↓')}
          {tool(editor.remove, onRemove)}
        </div>
      </div>
      <div className={styles.fields}>
        <TextField
          label={editor.criterionLabel}
          autoComplete="off"
          maxLength={120}
          required
          value={criterion.label}
          onChange={({ target }) => onWrite({ label: target.value })}
        />
        <TextField
          label={editor.criterionKey}
          error={keyError}
          autoComplete="off"
          spellCheck="false"
          maxLength={64}
          required
          value={key}
          onChange={({ target }) => onWrite({ key: target.value })}
        />
        <Select
          label={editor.polarity}
          value={criterion.polarity}
          onChange={({ target }) => onWrite({ polarity: target.value as Polarity })}
        >
          {Object.entries(texts.polarity).map(([polarity, name]) => (
            <option key={polarity} value={polarity}>
              {name}
            </option>
          ))}
        </Select>
        <TextField
          type="number"
          label={editor.weight}
          error={isWeight(criterion.weight) ? undefined : editor.weightInvalid}
          min={1}
          max={10}
          step={1}
          required
          value={criterion.weight}
          onChange={({ target }) => onWrite({ weight: target.value })}
        />
      </div>
      <Disclosure summary={editor.more}>
        <TextArea
          label={editor.descriptionLabel}
          hint={editor.descriptionHint}
          rows={2}
          maxLength={1000}
          value={criterion.description}
          onChange={({ target }) => onWrite({ description: target.value })}
        />
        <TextArea
          label={editor.cues}
          hint={editor.cuesHint}
          rows={3}
          value={criterion.cues}
          onChange={({ target }) => onWrite({ cues: target.value })}
        />
      </Disclosure>
    </div>
  );
}
