// Puts an analysis away, or brings it back; it leaves the list that it was in.
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './list.module.css';
import { analysesTexts } from './texts/analyses-texts.ts';

interface ArchiveButtonProps {
  id: string;
  /** Names the conversation, for people who hear the page. */
  name: string;
  isArchive: boolean;
  onRemoved(id: string): void;
}

export function ArchiveButton({ id, name, isArchive, onRemoved }: ArchiveButtonProps) {
  const texts = useTexts(analysesTexts);
  const move = useMutation({
    mutationFn: () => (isArchive ? api.analyses.unarchive(id) : api.analyses.archive(id)),
    onSuccess: () => {
      toast(isArchive ? texts.unarchived : texts.archived);
      // The button goes with its line, so the keyboard's focus moves to the next one.
      const line = document.activeElement?.closest('[role=row]');
      const neighbour = (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector<HTMLElement>('a');
      onRemoved(id);
      neighbour?.focus();
    },
    onError: () => toast(texts.notArchived),
  });
  const label = isArchive ? texts.unarchive(name) : texts.archive(name);
  return (
    <Button
      variant="quiet"
      className={styles.action}
      isBusy={move.isPending}
      aria-label={label}
      title={label}
      onClick={() => move.mutate()}
    >
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M3 3.75h14v3.5H3zM4.5 7.25v9h11v-9" />
        <path d={isArchive ? 'M10 14.25v-4.5m-2 2 2-2 2 2' : 'M10 9.75v4.5m-2-2 2 2 2-2'} />
      </svg>
    </Button>
  );
}
