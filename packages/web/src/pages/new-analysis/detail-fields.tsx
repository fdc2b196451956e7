// About the conversation: who spoke for the company, its type, and the language of a recording.
import { memo, useMemo } from 'react';
import { ComboBox } from '../../parts/combo-box.tsx';
import { Select } from '../../parts/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { TypeOptions } from '../../parts/type-options.tsx';
import { useInteractionTypes } from '../../session/interaction-types.ts';
import { usePeople } from '../../session/people.ts';
import { useUser } from '../../session/session.tsx';
import { languages } from '../../texts/language.ts';
import { useTexts } from '../../texts/texts.ts';
import { changeDraft, type Draft } from './desk.ts';
import styles from './new-analysis.module.css';
import { newAnalysisTexts } from './texts/new-analysis-texts.ts';

export function DetailFields({ draft, isRecording }: { draft: Draft; isRecording: boolean }) {
  const texts = useTexts(newAnalysisTexts);
  const { role } = useUser();
  return (
    <div className={styles.details}>
      {role !== 'salesperson' && <PersonField chosen={draft.person} isForFiles={draft.mode === 'files'} />}
      <TypeField chosen={draft.type} />
      {isRecording && (
        <Select
          label={texts.language}
          value={draft.language}
          onChange={(event) => changeDraft({ language: event.target.value })}
        >
          <option value="">{texts.languageDefault}</option>
          {Object.entries(languages).map(([tag, own]) => (
            <option key={tag} value={tag}>
              {own}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

/** Not drawn again while files come and go: the choice would begin anew under who is typing. */
const PersonField = memo(function PersonField({ chosen, isForFiles }: { chosen: string | null; isForFiles: boolean }) {
  const texts = useTexts(newAnalysisTexts);
  const people = usePeople();
  const choices = useMemo(
    () =>
      people.data
        ?.filter(({ isActive }) => isActive)
        .map(({ id, name, supervisor }) => ({ id, name, detail: supervisor?.name })) ?? [],
    [people.data],
  );
  return (
    <div className={styles.wide}>
      <Loaded query={people} skeleton={<Skeleton lines={2} />}>
        {() =>
          choices.length === 0 ? (
            <p className={styles.problem}>{texts.noPeople}</p>
          ) : (
            <ComboBox
              label={texts.person}
              hint={isForFiles ? texts.personHintFiles : texts.personHint}
              placeholder={texts.personPlaceholder}
              choices={choices}
              chosen={chosen}
              onChoose={(person) => changeDraft({ person })}
            />
          )
        }
      </Loaded>
    </div>
  );
});

function TypeField({ chosen }: { chosen: string }) {
  const texts = useTexts(newAnalysisTexts);
  const { data: types } = useInteractionTypes();
  return (
    <Select
      label={texts.type}
      title={texts.typeHint}
      value={chosen}
      onChange={(event) => changeDraft({ type: event.target.value })}
    >
      <option value="">{texts.typeAuto}</option>
      <TypeOptions types={types} own={texts.own} catalogue={texts.catalogue} />
    </Select>
  );
}
