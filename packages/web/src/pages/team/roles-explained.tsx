// What each role sees and may do (docs/decisions/access.md#d12).
import { Panel } from '../../parts/page.tsx';
import { useTexts } from '../../texts/texts.ts';
import styles from './team.module.css';
import { teamTexts } from './texts/team-texts.ts';

export function RolesExplained() {
  const texts = useTexts(teamTexts);
  return (
    <Panel title={texts.rolesTitle}>
      <dl className={styles.roles}>
        {(['salesperson', 'supervisor', 'admin'] as const).map((role) => (
          <div key={role}>
            <dt>{texts.roles[role].name}</dt>
            <dd>{texts.roles[role].means}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
