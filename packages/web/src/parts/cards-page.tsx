// A page that is a few cards and a way to add one: the button stands beside the title, or in the cards' place while there are none.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Cards } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { Loaded } from './loaded.tsx';
import { Page } from './page.tsx';

interface CardsPageProps<Item> {
  /** `list` is for who hears the page, `empty` and `emptyText` are there while there is nothing. */
  texts: { title: string; description: string; add: string; list: string; empty: string; emptyText: string };
  query: UseQueryResult<Item[], Error>;
  onAdd(): void;
  /** A `<Card key>`. */
  card(item: Item): ReactNode;
  /** Under the cards. */
  children?: ReactNode;
}

export function CardsPage<Item>({ texts, query, onAdd, card, children }: CardsPageProps<Item>) {
  const add = (
    <Button variant="primary" onClick={onAdd}>
      {texts.add}
    </Button>
  );
  return (
    <Page title={texts.title} description={texts.description} actions={query.data?.length ? add : undefined}>
      <Loaded query={query}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={texts.empty} action={add}>
              {texts.emptyText}
            </EmptyState>
          ) : (
            <Cards label={texts.list}>{all.map(card)}</Cards>
          )
        }
      </Loaded>
      {children}
    </Page>
  );
}
