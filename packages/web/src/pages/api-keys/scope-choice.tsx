// The scopes of a key, each with what it lets a program do.
import type { ApiScope } from '@earshot/core/client';
import { Button } from '../../parts/button.tsx';
import { CheckboxGroup } from '../../parts/checkbox-group.tsx';
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
    <CheckboxGroup
      label={dialog.scopes}
      hint={dialog.scopesHint}
      error={chosen.length === 0 ? dialog.noScopes : undefined}
      choices={every.map((scope) => ({
        id: scope,
        title: scopes[scope][0],
        text: (
          <>
            {scopes[scope][1]} <code>{scope}</code>
          </>
        ),
      }))}
      chosen={chosen}
      onChoose={onChoose}
    >
      <div className={styles.bulk}>
        <Button variant="quiet" onClick={() => onChoose(every)}>
          {dialog.all}
        </Button>
        <Button variant="quiet" onClick={() => onChoose([])}>
          {dialog.none}
        </Button>
      </div>
    </CheckboxGroup>
  );
}
