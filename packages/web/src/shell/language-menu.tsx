// The choice of language; each is named in itself.

import { type Language, languages, useLanguage } from '../texts/language.ts';
import { changeLanguage, useTexts } from '../texts/texts.ts';
import styles from './frame.module.css';
import { shellTexts } from './texts/shell-texts.ts';

export function LanguageMenu() {
  const texts = useTexts(shellTexts);
  const language = useLanguage();
  return (
    <select
      className={styles.language}
      aria-label={texts.language}
      value={language}
      onChange={(event) => void changeLanguage(event.target.value as Language)}
    >
      {Object.entries(languages).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}
