// The scopes of a key, each with what it lets a program do.
import type { ApiScope } from '@earshot/core/client';
import { Button } from '../../parts/button.tsx';
import { Checkbox, FieldGroup } from '../../parts/field.tsx';
import { useTexts } from '../../texts/texts.ts';
import styles from './api-keys.module.css';
import { apiKeysTexts } from './texts/api-keys-texts.ts';

interface ScopeChoiceProps {
  chosen: readonly ApiScope[];
  onChoose(scopes: ApiScope[]): void;
}

export function ScopeChoice({ chosen, onChoose }: ScopeChoiceProps) {
  const { scopes, dialog } = useTexts(apiKeysTexts);
  const every = Object.keys(scopes) as ApiScope[];
  return (
    <FieldGroup legend={dialog.scopes}>
      <p className={styles.hint}>{dialog.scopesHint}</p>
      <div className={styles.bulk}>
        <Button variant="quiet" onClick={() => onChoose(every)}>
          {dialog.all}
        </Button>
        <Button variant="quiet" onClick={() => onChoose([])}>
          {dialog.none}
        </Button>
      </div>
      {every.map((scope) => {
        const [title, explanation] = scopes[scope];
        return (
          <Checkbox
            key={scope}
            label={title}
            hint={
              <>
                {explanation} <code>{scope}</code>
              </>
            }
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChoose(every.filter((each) => (each === scope ? target.checked : chosen.includes(each))))
            }
          />
        );
      })}
      {chosen.length === 0 && <p className={styles.error}>{dialog.noScopes}</p>}
    </FieldGroup>
  );
}
