// The interaction types that one can choose from, as options of a select: the company's own first, then the catalogue's.
import type { InteractionTypeDefinition } from '@earshot/core/client';

interface TypeOptionsProps {
  /** All that there are; undefined until they are known. */
  types: readonly InteractionTypeDefinition[] | undefined;
  /** What the two groups are called. */
  own: string;
  catalogue: string;
}

/** Those that are on and judge themselves. */
export function TypeOptions({ types: all = [], own, catalogue }: TypeOptionsProps) {
  const types = all.filter(({ isActive, replacedBy }) => isActive && replacedBy === null);
  const groups = [
    { title: own, types: types.filter(({ isCustom }) => isCustom) },
    { title: catalogue, types: types.filter(({ isCustom }) => !isCustom) },
  ].filter((group) => group.types.length > 0);
  return groups.map((group) => (
    <optgroup key={group.title} label={group.title}>
      {group.types.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </optgroup>
  ));
}
