// How a key is used, for who has one already.
import type { ApiScope } from '@earshot/core/client';
import { Panel } from '../../parts/page.tsx';
import { useTexts } from '../../texts/texts.ts';
import { Examples } from './examples.tsx';
import { apiKeysTexts } from './texts/api-keys-texts.ts';

const shownScopes: ApiScope[] = ['api:analyses:write'];

export function UseAKey() {
  const { use } = useTexts(apiKeysTexts);
  return (
    <Panel title={use.title}>
      <p>
        {use.text} <a href="/docs">{use.reference}</a>
      </p>
      <Examples apiKey="esk_…" scopes={shownScopes} />
    </Panel>
  );
}
