// What the offline engine says of the next step, in the language of the conversation: the pages say it in the reader's.
import { useTexts } from '../texts/texts.ts';
import { engineStatuses } from './engine-statuses.ts';
import { partsTexts } from './texts/parts-texts.ts';

/** Words of people and of a model stay as they are. */
export function useNextStepText(): (text: string) => string {
  const texts = useTexts(partsTexts).nextStepStatus;
  return (text) => {
    for (const status of ['scheduled', 'committed', 'open'] as const)
      if (engineStatuses[status].some((known) => known === text)) return texts[status];
    return text;
  };
}
