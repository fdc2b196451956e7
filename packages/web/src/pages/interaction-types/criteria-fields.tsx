// The criteria of a type, for writing: added empty or from the catalogue, moved, removed.
import type { InteractionTypeDefinition } from '@earshot/core/client';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ComboBox } from '../../parts/combo-box.tsx';
import { Note } from '../../parts/note.tsx';
import { useTexts } from '../../texts/texts.ts';
import { CriterionFields } from './criterion-fields.tsx';
import styles from './interaction-types.module.css';
import { interactionTypesTexts } from './texts/interaction-types-texts.ts';
import {
  type CriterionDraft,
  criterionDraft,
  emptyCriterion,
  keyOf,
  mostCriteria,
  type TypeDraft,
} from './type-draft.ts';

interface CriteriaFieldsProps {
  written: TypeDraft;
  types: InteractionTypeDefinition[];
  onWrite(change: (criteria: CriterionDraft[]) => CriterionDraft[]): void;
}

export function CriteriaFields({ written, types, onWrite }: CriteriaFieldsProps) {
  const { editor } = useTexts(interactionTypesTexts);
  const { criteria } = written;
  const isFull = criteria.length >= mostCriteria;
  const move = (index: number, by: number) =>
    onWrite((now) => {
      const moved = [...now];
      const [one] = moved.splice(index, 1);
      moved.splice(index + by, 0, one!);
      return moved;
    });
  return (
    <section className={styles.section}>
      <div>
        <h2>{editor.criteria}</h2>
        <p className={styles.soft}>{editor.criteriaHint}</p>
      </div>
      {criteria.map((criterion, index) => (
        <CriterionFields
          key={criterion.id}
          number={index + 1}
          criterion={criterion}
          type={written}
          onWrite={(changes) =>
            onWrite((now) => now.map((each) => (each.id === criterion.id ? { ...each, ...changes } : each)))
          }
          onUp={index > 0 ? () => move(index, -1) : undefined}
          onDown={index < criteria.length - 1 ? () => move(index, 1) : undefined}
          onRemove={() => onWrite((now) => now.filter(({ id }) => id !== criterion.id))}
        />
      ))}
      {criteria.length > 0 && criteria.every(({ polarity }) => polarity === 'negative') && (
        <Note tone="warn">{editor.noObjective}</Note>
      )}
      {isFull ? (
        <Note>{editor.most}</Note>
      ) : (
        <div className={styles.fields}>
          <FromCatalogue written={written} types={types} onAdd={(one) => onWrite((now) => [...now, one])} />
          <div>
            <Button onClick={() => onWrite((now) => [...now, emptyCriterion()])}>{editor.add}</Button>
          </div>
        </div>
      )}
    </section>
  );
}

interface FromCatalogueProps {
  written: TypeDraft;
  types: InteractionTypeDefinition[];
  onAdd(criterion: CriterionDraft): void;
}

/** Those that the type has not yet. */
function FromCatalogue({ written, types, onAdd }: FromCatalogueProps) {
  const { editor, polarity } = useTexts(interactionTypesTexts);
  const [added, setAdded] = useState(0);
  const known = new Map(
    types
      .filter(({ isCustom }) => !isCustom)
      .flatMap(({ criteria }) => criteria)
      .map((criterion) => [criterion.key, criterion]),
  );
  const taken = new Set(written.criteria.map(keyOf));
  const choices = [...known.values()]
    .filter(({ key }) => !taken.has(key))
    .map(({ key, label, polarity: own }) => ({ id: key, name: label, detail: polarity[own] }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <ComboBox
      // Emptied after each choice, and with one choice less.
      key={`${added} ${choices.length}`}
      label={editor.fromCatalogue}
      hint={editor.fromCatalogueHint}
      placeholder={editor.choose}
      choices={choices}
      chosen={null}
      onChoose={(key) => {
        const criterion = key === null ? undefined : known.get(key);
        if (!criterion) return;
        setAdded(added + 1);
        onAdd(criterionDraft({ ...criterion, weight: 1 }));
      }}
    />
  );
}
