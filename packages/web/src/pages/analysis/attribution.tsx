// Whose conversation it is, and with whom.
import type { Analysis } from '@earshot/core/client';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import styles from './analysis.module.css';
import { analysisTexts } from './texts/analysis-texts.ts';

interface AttributionProps {
  analysis: Analysis;
  onChange(): void;
  onNameClient(): void;
}

/** In one line, with the ways to change it for who may. */
export function Attribution({ analysis, onChange, onNameClient }: AttributionProps) {
  const texts = useTexts(analysisTexts);
  const user = useUser();
  const { clientName, salespersonName, supervisorName, attributionStatus } = analysis;
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
      <Button variant="quiet" className={styles.change} onClick={onNameClient}>
        {clientName === null ? texts.nameClient : texts.changeClient}
      </Button>
    </span>
  );
}
