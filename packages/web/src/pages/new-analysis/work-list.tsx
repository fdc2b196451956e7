// What was handed over, each followed to its end: upload, queue, analysis, score; or why not.
import { type RefObject, useEffect } from 'react';
import { Button } from '../../parts/button.tsx';
import { classNames } from '../../parts/class-names.ts';
import surfaces from '../../parts/surface.module.css';
import { isUnderWay, useFollowedAnalyses } from '../../session/followed-analyses.ts';
import { useTexts } from '../../texts/texts.ts';
import { changeTask, isFinished, removeTasks, type Task } from './desk.ts';
import styles from './new-analysis.module.css';
import { TaskItem } from './task-item.tsx';
import { newAnalysisTexts } from './texts/new-analysis-texts.ts';

interface WorkListProps {
  tasks: readonly Task[];
  heading: RefObject<HTMLHeadingElement | null>;
  /** One has ended: minutes were charged or given back. */
  onEnded(): void;
}

export function WorkList({ tasks, heading, onEnded }: WorkListProps) {
  const texts = useTexts(newAnalysisTexts).work;
  const ids = tasks.flatMap(({ step }) =>
    step.name === 'taken' && (!step.line || isUnderWay(step.line)) ? step.id : [],
  );
  const followed = useFollowedAnalyses(ids);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the server has told since changes the tasks
  useEffect(() => {
    for (const line of followed ?? []) {
      const task = tasks.find(({ step }) => step.name === 'taken' && step.id === line.id);
      if (!task) continue;
      changeTask(task.key, { step: { name: 'taken', id: line.id, line } });
      if (!isUnderWay(line)) onEnded();
    }
  }, [followed]);
  return (
    <section className={classNames(surfaces.surface, styles.work)}>
      <div className={styles.workHead}>
        <h2 ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        {tasks.some(isFinished) && (
          <Button variant="quiet" onClick={() => removeTasks(isFinished)}>
            {texts.clear}
          </Button>
        )}
      </div>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <TaskItem key={task.key} task={task} />
        ))}
      </ul>
    </section>
  );
}
