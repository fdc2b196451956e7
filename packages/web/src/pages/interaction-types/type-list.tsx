// The company's own types, then the catalogue by group.
import type { InteractionTypeDefinition } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../parts/badge.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Card, Cards } from '../../parts/card.tsx';
import { classNames } from '../../parts/class-names.ts';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Disclosure } from '../../parts/disclosure.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Note } from '../../parts/note.tsx';
import surfaces from '../../parts/surface.module.css';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { interactionTypesKey } from '../../session/interaction-types.ts';
import { useTexts } from '../../texts/texts.ts';
import { editAddress, startAddress } from './addresses.ts';
import { CriteriaList } from './criteria-list.tsx';
import styles from './interaction-types.module.css';
import { interactionTypesTexts } from './texts/interaction-types-texts.ts';

const fronts = ['prospecting', 'sales', 'relationship', 'service'] as const;

export function TypeList({ types }: { types: InteractionTypeDefinition[] }) {
  const texts = useTexts(interactionTypesTexts);
  const own = types.filter(({ isCustom }) => isCustom);
  return (
    <>
      <section className={styles.section}>
        <h2>{texts.own}</h2>
        {own.length === 0 ? (
          <EmptyState title={texts.noOwn}>{texts.noOwnText}</EmptyState>
        ) : (
          <Cards label={texts.own}>
            {own.map((type) => (
              <OwnType key={type.key} type={type} />
            ))}
          </Cards>
        )}
      </section>
      <section className={styles.section}>
        <div>
          <h2>{texts.catalogue}</h2>
          <p className={styles.soft}>{texts.catalogueText}</p>
        </div>
        {fronts.map((front) => (
          <div key={front} className={styles.types}>
            <h3 className={styles.front}>{texts.fronts[front]}</h3>
            {types
              .filter(({ isCustom, macroFront }) => !isCustom && macroFront === front)
              .map((type) => (
                <CatalogueType key={type.key} type={type} />
              ))}
          </div>
        ))}
      </section>
    </>
  );
}

function CatalogueType({ type }: { type: InteractionTypeDefinition }) {
  const texts = useTexts(interactionTypesTexts);
  return (
    <div className={classNames(surfaces.surface, styles.type)}>
      <Disclosure
        summary={
          <>
            {type.label}
            <span className={styles.count}>{texts.criteria(type.criteria.length)}</span>
          </>
        }
      >
        <p className={styles.soft}>
          <code>{type.key}</code>
        </p>
        <CriteriaList criteria={type.criteria} />
        <div>
          <Start type={type} />
        </div>
      </Disclosure>
    </div>
  );
}

function Start({ type }: { type: InteractionTypeDefinition }) {
  const { actions } = useTexts(interactionTypesTexts);
  return (
    <ButtonLink href={startAddress(type.key)} aria-label={actions.of(actions.start, type.label)}>
      {actions.start}
    </ButtonLink>
  );
}

function OwnType({ type }: { type: InteractionTypeDefinition }) {
  const texts = useTexts(interactionTypesTexts);
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { key, label, isActive, macroFront, criteria } = type;
  const { actions } = texts;
  const refresh = () => queries.invalidateQueries({ queryKey: interactionTypesKey });
  const activate = useMutation({
    mutationFn: () => api.interactionTypes.activate(key),
    onSuccess: async () => {
      await refresh();
      toast(texts.activated(label));
    },
  });
  const deactivate = async () => {
    await api.interactionTypes.deactivate(key);
    await refresh();
    toast(texts.deactivated(label));
  };
  return (
    <Card
      title={label}
      badges={isActive ? <Badge tone="good">{texts.active}</Badge> : <Badge>{texts.inactive}</Badge>}
      subtitle={
        <>
          {texts.fronts[macroFront]} · <code>{key}</code>
        </>
      }
      actions={
        <>
          <ButtonLink href={editAddress(key)} aria-label={actions.of(actions.edit, label)}>
            {actions.edit}
          </ButtonLink>
          <Start type={type} />
          {isActive ? (
            <Button aria-label={actions.of(actions.deactivate, label)} onClick={() => setIsAsking(true)}>
              {actions.deactivate}
            </Button>
          ) : (
            <Button
              aria-label={actions.of(actions.activate, label)}
              isBusy={activate.isPending}
              onClick={() => activate.mutate()}
            >
              {actions.activate}
            </Button>
          )}
        </>
      }
    >
      {!isActive && <Note>{texts.inactiveNote}</Note>}
      {activate.error && <ErrorMessage error={activate.error} />}
      <Disclosure summary={texts.criteria(criteria.length)}>
        <CriteriaList criteria={criteria} />
      </Disclosure>
      {isAsking && (
        <ConfirmDialog
          title={<bdi>{texts.deactivateTitle(label)}</bdi>}
          confirm={actions.deactivate}
          onConfirm={deactivate}
          onClose={() => setIsAsking(false)}
        >
          <p>{texts.deactivateText}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
