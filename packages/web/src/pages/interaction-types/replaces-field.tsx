// Which type of the catalogue this one replaces, and which of its criteria would not be heard without a model.
import type { InteractionTypeDefinition } from '@earshot/core/client';
import { Select } from '../../parts/field.tsx';
import { Note } from '../../parts/note.tsx';
import { useTexts } from '../../texts/texts.ts';
import { interactionTypesTexts } from './texts/interaction-types-texts.ts';
import { keyOf, type TypeDraft } from './type-draft.ts';

interface ReplacesFieldProps {
  written: TypeDraft;
  /** The type as it is stored; null for a new one. */
  stored: InteractionTypeDefinition | null;
  types: readonly InteractionTypeDefinition[];
  chosen: string | null;
  onChoose(key: string | null): void;
}

export function ReplacesField({ written, stored, types, chosen, onChoose }: ReplacesFieldProps) {
  const { editor } = useTexts(interactionTypesTexts);
  const catalogue = types.filter(({ isCustom }) => !isCustom);
  const isOff = stored?.isActive === false;
  const known = new Set(catalogue.flatMap(({ criteria }) => criteria.map(({ key }) => key)));
  const unheard = written.criteria.filter(
    (criterion) => !known.has(keyOf(criterion)) && criterion.cues.trim() === '' && criterion.label.trim() !== '',
  );
  return (
    <>
      <Select
        label={editor.replaces}
        hint={isOff ? editor.replacesInactive : editor.replacesHint}
        disabled={isOff}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">{editor.replacesNone}</option>
        {catalogue.map(({ key, label, replacedBy }) => {
          const other = replacedBy === stored?.key ? undefined : types.find((type) => type.key === replacedBy);
          return (
            <option key={key} value={key} disabled={other !== undefined}>
              {other ? editor.replacedOption(label, other.label) : label}
            </option>
          );
        })}
      </Select>
      {chosen !== null && unheard.length > 0 && (
        <Note tone="warn">{editor.unheard(unheard.map(({ label }) => `“${label.trim()}”`).join(', '))}</Note>
      )}
    </>
  );
}
