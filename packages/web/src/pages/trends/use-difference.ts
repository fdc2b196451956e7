// How a figure has changed, with its sign, and whether that is for the better.
import { useLocale } from '../../texts/locale.ts';

type ChangeTone = 'better' | 'worse' | 'soft';

/** `text` is null when nothing changed; `direction`: more is better (1), less is (−1), neither (0). */
export function useDifference() {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'always' });
  return (now: number, before: number, direction: -1 | 0 | 1): { text: string | null; tone: ChangeTone } => {
    const difference = Math.round((now - before) * 10) / 10;
    if (difference === 0) return { text: null, tone: 'soft' };
    const gain = Math.sign(difference) * direction;
    return { text: format.format(difference), tone: gain > 0 ? 'better' : gain < 0 ? 'worse' : 'soft' };
  };
}
