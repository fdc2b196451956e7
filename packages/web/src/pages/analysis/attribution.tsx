// Whose conversation it is.
import type { Analysis } from '@earshot/core/client';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import styles from './analysis.module.css';
import { analysisTexts } from './texts/analysis-texts.ts';
import { typeChangeTexts } from './texts/type-change-texts.ts';

interface AttributionProps {
  analysis: Analysis;
  onChange(): void;
  onChangeType(): void;
}

/** In one line, with the ways to change it and the type for who may. */
export function Attribution({ analysis, onChange, onChangeType }: AttributionProps) {
  const texts = useTexts(analysisTexts);
  const user = useUser();
  const { open } = useTexts(typeChangeTexts);
  const { salespersonName, supervisorName, attributionStatus } = analysis;
  const isJudgedAgain = analysis.status === 'completed' && analysis.transcript !== '';
  // Whoever is judged does not choose by what.
  const isOwn = user.role === 'supervisor' && analysis.salespersonId === user.id;
  return (
    <span className={styles.attribution}>
      {salespersonName === null ? (
        <Badge tone={attributionStatus === 'pending' ? 'warn' : 'neutral'}>{texts.nobody}</Badge>
      ) : (
        <span>
          <bdi>{salespersonName}</bdi>
          {supervisorName !== null && (
            <span>
              {' '}
              ({texts.supervisedBy} <bdi>{supervisorName}</bdi>)
            </span>
          )}
        </span>
      )}
      {salespersonName !== null && <span className={styles.how}>{texts.attributions[attributionStatus]}</span>}
      {user.role !== 'salesperson' && (
        <Button variant="quiet" className={styles.change} onClick={onChange}>
          {salespersonName === null ? texts.assignPerson : texts.changePerson}
        </Button>
      )}
      {user.role !== 'salesperson' && isJudgedAgain && !isOwn && (
        <Button variant="quiet" className={styles.change} onClick={onChangeType}>
          {open}
        </Button>
      )}
    </span>
  );
}
