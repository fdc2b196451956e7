// The choice of language; each is named in itself.

import { partsTexts } from '../parts/texts/parts-texts.ts';
import { toast } from '../parts/toast.tsx';
import { type Language, languages, useLanguage } from '../texts/language.ts';
import { changeLanguage, useTexts } from '../texts/texts.ts';
import styles from './frame.module.css';
import { shellTexts } from './texts/shell-texts.ts';

export function LanguageMenu() {
  const texts = useTexts(shellTexts);
  const { noConnection } = useTexts(partsTexts);
  const language = useLanguage();
  return (
    <select
      className={styles.language}
      aria-label={texts.language}
      value={language}
      onChange={({ target }) =>
        changeLanguage(target.value as Language).catch(() => {
          target.value = language;
          toast(noConnection);
        })
      }
    >
      {Object.entries(languages).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}
