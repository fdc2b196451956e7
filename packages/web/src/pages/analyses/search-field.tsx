// The search for conversations: what is typed goes to the address, so that it can be sent to somebody and gone back to.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { changedQuery } from '../../parts/query.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './search-field.module.css';
import { analysesTexts } from './texts/analyses-texts.ts';

const typingPauseMs = 400;
/** As the server takes it. */
const longestQuery = 200;

/** Null where nothing is looked for. */
export function searchedIn(address: URLSearchParams): string | null {
  const text = (address.get('q') ?? '').trim().slice(0, longestQuery);
  return text === '' ? null : text;
}

/** Searches when one stops typing, and at once with Enter. */
export function SearchField({ searched }: { searched: string | null }) {
  const texts = useTexts(analysesTexts);
  const [, setAddress] = useSearchParams();
  const inAddress = searched ?? '';
  const [typed, setTyped] = useState(inAddress);
  const search = (text: string) =>
    setAddress((address) => changedQuery(address, { q: text.trim() }), { replace: searched !== null });
  useEffect(() => setTyped(inAddress), [inAddress]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is what counts
  useEffect(() => {
    if (typed.trim() === inAddress) return;
    const timer = setTimeout(() => search(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <search aria-label={texts.search.label}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          search(typed);
        }}
      >
        <TextField
          type="search"
          label={texts.search.label}
          hint={texts.search.hint}
          placeholder={texts.search.placeholder}
          maxLength={longestQuery}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {searched !== null && (
          <Button variant="quiet" onClick={() => search('')}>
            {texts.search.clear}
          </Button>
        )}
      </form>
    </search>
  );
}
