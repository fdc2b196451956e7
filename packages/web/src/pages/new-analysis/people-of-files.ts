// Who spoke in each file: chosen, or guessed; and whom one can choose.
import { useMemo } from 'react';
import { useCompany } from '../../session/company.ts';
import { usePeople } from '../../session/people.ts';
import type { ChosenFile } from './desk.ts';
import { guessPerson, type PersonGuess } from './guess-person.ts';

export interface PeopleOfFiles {
  choices: readonly { id: string; name: string }[];
  guessOf(file: ChosenFile): PersonGuess | null;
  /** Null: nobody of its own. */
  personOf(file: ChosenFile): string | null;
}

export function usePeopleOfFiles(files: readonly ChosenFile[]): PeopleOfFiles {
  const people = usePeople().data;
  const company = useCompany().data?.name ?? '';
  return useMemo(() => {
    const choices = people?.filter(({ isActive }) => isActive) ?? [];
    const guesses = new Map(
      files.map(({ key, file, speakers }) => [key, guessPerson({ name: file.name, speakers }, choices, company)]),
    );
    const guessOf = ({ key }: ChosenFile) => guesses.get(key) ?? null;
    return {
      choices,
      guessOf,
      personOf: (file) =>
        file.person === null ? (guessOf(file)?.id ?? null) : file.person === '' ? null : file.person,
    };
  }, [files, people, company]);
}
