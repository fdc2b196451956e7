// New analyses: files or pasted text go in, each is followed to its end; what the server refuses is told in words.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Page } from '../../parts/page.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { AnalysisForm } from './analysis-form.tsx';
import { useDesk } from './desk.ts';
import { Facts } from './facts.tsx';
import styles from './new-analysis.module.css';
import { newAnalysisTexts } from './texts/new-analysis-texts.ts';
import { WorkList } from './work-list.tsx';

export default function NewAnalysisPage() {
  const texts = useTexts(newAnalysisTexts);
  const { draft, tasks } = useDesk();
  const queries = useQueryClient();
  const credits = useQuery({ queryKey: ['credits'], queryFn: ({ signal }) => api.credits.getSummary({ signal }) });
  const balance = credits.data?.currentBalance ?? null;
  const work = useRef<HTMLHeadingElement>(null);
  const [handedOver, setHandedOver] = useState(0);
  useEffect(() => {
    // What becomes of it is what one wants to see next; on a narrow screen it is elsewhere.
    if (handedOver > 0) work.current?.focus();
  }, [handedOver]);
  return (
    <Page title={texts.title} description={texts.description}>
      <div className={styles.columns}>
        <AnalysisForm draft={draft} balance={balance} onHandedOver={() => setHandedOver((times) => times + 1)} />
        <div className={styles.beside}>
          {tasks.length > 0 && (
            <WorkList
              tasks={tasks}
              heading={work}
              onEnded={() => void queries.invalidateQueries({ queryKey: ['credits'] })}
            />
          )}
          <Facts balance={balance} />
        </div>
      </div>
    </Page>
  );
}
