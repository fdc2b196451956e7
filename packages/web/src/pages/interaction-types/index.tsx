// Settings → Interaction types: the catalogue, the company's own types, and the editor of one (extension: docs/decisions/sign-in.md#d53). Which is shown stands in the address.
import type { InteractionTypeDefinition } from '@earshot/core/client';
import { useSearchParams } from 'wouter';
import { ButtonLink } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { useInteractionTypes } from '../../session/interaction-types.ts';
import { useTexts } from '../../texts/texts.ts';
import { listAddress, startAddress } from './addresses.ts';
import { interactionTypesTexts } from './texts/interaction-types-texts.ts';
import { TypeEditor } from './type-editor.tsx';
import { TypeList } from './type-list.tsx';

export default function InteractionTypesPage() {
  const texts = useTexts(interactionTypesTexts);
  const [search] = useSearchParams();
  const types = useInteractionTypes();
  const edited = search.get('edit');
  const start = search.get('start');
  if (edited === null && start === null)
    return (
      <Page
        key="list"
        title={texts.title}
        description={texts.description}
        actions={
          <ButtonLink variant="primary" href={startAddress('')}>
            {texts.add}
          </ButtonLink>
        }
      >
        <Loaded query={types}>{(all) => <TypeList types={all} />}</Loaded>
      </Page>
    );
  const chosen = (all: InteractionTypeDefinition[]) => all.find(({ key }) => key === (edited ?? start)) ?? null;
  const name = (types.data && edited !== null && chosen(types.data)?.label) || edited;
  return (
    <Page
      // Another type is another page: its heading gets focus, its form begins anew.
      key={`${edited} ${start}`}
      title={name === null ? texts.editor.new : texts.editor.edit(name)}
      actions={<ButtonLink href={listAddress}>{texts.editor.back}</ButtonLink>}
    >
      <Loaded query={types}>
        {(all) => {
          const type = chosen(all);
          if (edited !== null && !type?.isCustom) return <EmptyState title={texts.editor.gone} />;
          return <TypeEditor type={type} isEdited={edited !== null} types={all} />;
        }}
      </Loaded>
    </Page>
  );
}
