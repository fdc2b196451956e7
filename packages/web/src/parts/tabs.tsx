// Tabs within a page. (Of @zag-js/tabs: roles, arrow keys, Home and End; only the chosen panel is drawn.)
import { normalizeProps, useMachine } from '@zag-js/react';
import * as zag from '@zag-js/tabs';
import { type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

interface TabContent {
  key: string;
  title: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs divide. */
  label: string;
  tabs: TabContent[];
  /** Give both to keep the choice elsewhere, for instance in the address. */
  chosen?: string;
  onChoose?: (key: string) => void;
}

export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  const service = useMachine(zag.machine, {
    id: useId(),
    ...(chosen === undefined ? { defaultValue: tabs[0]!.key } : { value: chosen }),
    translations: { listLabel: label },
    onValueChange: ({ value }) => onChoose?.(value),
  });
  const api = zag.connect(service, normalizeProps);
  const shown = tabs.find(({ key }) => key === api.value);
  return (
    <div {...api.getRootProps()} className={styles.tabs}>
      <div {...api.getListProps()} className={styles.list}>
        {tabs.map(({ key, title }) => (
          <button key={key} {...api.getTriggerProps({ value: key })} className={styles.tab}>
            {title}
          </button>
        ))}
      </div>
      {shown && (
        <div key={shown.key} {...api.getContentProps({ value: shown.key })} className={styles.panel}>
          {shown.content}
        </div>
      )}
    </div>
  );
}
