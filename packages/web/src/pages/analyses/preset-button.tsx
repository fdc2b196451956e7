// One press shows the list with these filters; a second one, the whole list again.
import { useSearchParams } from 'wouter';
import { Button } from '../../parts/button.tsx';
import styles from './filter-bar.module.css';
import { type Filters, filteredQuery, sameFilters } from './filters.ts';

interface PresetButtonProps {
  label: string;
  title?: string;
  filters: Filters;
  /** What the list shows now. */
  shown: Filters;
}

export function PresetButton({ label, title, filters, shown }: PresetButtonProps) {
  const [, setAddress] = useSearchParams();
  const isOn = sameFilters(filters, shown);
  return (
    <Button
      aria-pressed={isOn}
      title={title}
      className={styles.preset}
      onClick={() => setAddress((address) => filteredQuery(address, isOn ? {} : filters), { replace: true })}
    >
      <bdi>{label}</bdi>
    </Button>
  );
}
