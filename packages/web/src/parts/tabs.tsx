// Tabs within a page. (Of react-aria-components: arrow keys, Home and End; only the chosen panel is drawn.)
import type { ReactNode } from 'react';
import { Tabs as Base, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
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
  const choice = {
    ...(chosen !== undefined && { selectedKey: chosen }),
    onSelectionChange: (key: unknown) => onChoose?.(String(key)),
  };
  return (
    <Base {...choice} className={styles.tabs!}>
      <TabList aria-label={label} className={styles.list!}>
        {tabs.map(({ key, title }) => (
          <Tab key={key} id={key} className={styles.tab!}>
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ key, content }) => (
        <TabPanel key={key} id={key} className={styles.panel!}>
          {content}
        </TabPanel>
      ))}
    </Base>
  );
}
