// The criteria of a type, for reading: what each is, and what it moves in the score.
import type { CriterionDefinition } from '@earshot/core/client';
import { Badge } from '../../parts/badge.tsx';
import { useTexts } from '../../texts/texts.ts';
import styles from './interaction-types.module.css';
import { Points } from './points.tsx';
import { interactionTypesTexts } from './texts/interaction-types-texts.ts';

export function CriteriaList({ criteria }: { criteria: readonly CriterionDefinition[] }) {
  const texts = useTexts(interactionTypesTexts);
  return (
    <ul className={styles.criteria}>
      {criteria.map((criterion) => (
        <li key={criterion.key} className={styles.criterion}>
          <div className={styles.criterionHead}>
            <strong dir="auto">{criterion.label}</strong>
            {criterion.polarity === 'negative' && <Badge tone="bad">{texts.polarity.negative}</Badge>}
            <span className={styles.points}>
              <Points criterion={criterion} criteria={criteria} />
            </span>
          </div>
          {criterion.description !== '' && (
            <p className={styles.soft} dir="auto">
              {criterion.description}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
