// The company's own types, then the catalogue by group: what is active, and what replaces what.
import type { InteractionTypeDefinition } from '@earshot/core/client';
import { Badge } from '../../parts/badge.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { Card, Cards } from '../../parts/card.tsx';
import { classNames } from '../../parts/class-names.ts';
import { Disclosure } from '../../parts/disclosure.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Note } from '../../parts/note.tsx';
import surfaces from '../../parts/surface.module.css';
import { useTexts } from '../../texts/texts.ts';
import { editAddress, startAddress } from './addresses.ts';
import { CriteriaList } from './criteria-list.tsx';
import styles from './interaction-types.module.css';
import { interactionTypesTexts } from './texts/interaction-types-texts.ts';
import { TypeSwitch } from './type-switch.tsx';

interface TypeProps {
  type: InteractionTypeDefinition;
  types: InteractionTypeDefinition[];
}

const labelOf = (types: InteractionTypeDefinition[], key: string) =>
  types.find((type) => type.key === key)?.label ?? key;

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
              <OwnType key={type.key} type={type} types={types} />
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
                <CatalogueType key={type.key} type={type} types={types} />
              ))}
          </div>
        ))}
      </section>
    </>
  );
}

function CatalogueType({ type, types }: TypeProps) {
  const texts = useTexts(interactionTypesTexts);
  const { label, isActive, replacedBy } = type;
  return (
    <div className={classNames(surfaces.surface, styles.type)}>
      <Disclosure
        summary={
          <>
            {label} <span className={styles.count}>{texts.criteria(type.criteria.length)}</span>{' '}
            {replacedBy !== null ? (
              <Badge tone="accent">
                <span className={styles.named}>{texts.replacedBy(labelOf(types, replacedBy))}</span>
              </Badge>
            ) : (
              !isActive && <Badge>{texts.inactive}</Badge>
            )}
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
      {replacedBy === null && (
        <div className={styles.switch}>
          <TypeSwitch type={type}>
            <p>{texts.deactivateCatalogueText}</p>
          </TypeSwitch>
        </div>
      )}
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

function OwnType({ type, types }: TypeProps) {
  const texts = useTexts(interactionTypesTexts);
  const { key, label, isActive, macroFront, criteria, replaces } = type;
  const { actions } = texts;
  return (
    <Card
      title={label}
      badges={
        <>
          {isActive ? <Badge tone="good">{texts.active}</Badge> : <Badge>{texts.inactive}</Badge>}
          {replaces !== null && <Badge tone="accent">{texts.replaces(labelOf(types, replaces))}</Badge>}
        </>
      }
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
          <TypeSwitch type={type}>
            <p>{texts.deactivateText}</p>
            {replaces !== null && <p>{texts.deactivateBack(labelOf(types, replaces))}</p>}
          </TypeSwitch>
        </>
      }
    >
      {!isActive && <Note>{texts.inactiveNote}</Note>}
      <Disclosure summary={texts.criteria(criteria.length)}>
        <CriteriaList criteria={criteria} />
      </Disclosure>
    </Card>
  );
}
