// Ready to be run: the variables with the key, then a call on the command line or with the client.
import type { ApiScope } from '@earshot/core/client';
import { CodeBlock } from '../../parts/code-block.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { useTexts } from '../../texts/texts.ts';
import styles from './api-keys.module.css';
import { curlExample, libraryExample, variables } from './example-code.ts';
import { apiKeysTexts } from './texts/api-keys-texts.ts';

/** What is called is what the key's scopes allow. */
export function Examples({ apiKey, scopes }: { apiKey: string; scopes: readonly ApiScope[] }) {
  const { use } = useTexts(apiKeysTexts);
  const mayCreate = scopes.includes('api:analyses:write');
  const sample = mayCreate ? use.sample : null;
  return (
    <div className={styles.list}>
      <CodeBlock label={use.settings} code={variables(location.origin, apiKey)} />
      <p className={styles.note}>{use.settingsNote}</p>
      <Tabs
        label={use.tabs}
        tabs={[
          {
            key: 'terminal',
            title: use.terminal,
            content: <CodeBlock label="curl" code={curlExample(sample)} />,
          },
          {
            key: 'library',
            title: use.library,
            content: <CodeBlock label="analyse.ts" code={libraryExample(sample)} />,
          },
        ]}
      />
    </div>
  );
}
