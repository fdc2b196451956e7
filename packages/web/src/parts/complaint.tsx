// What is wrong with one field, in the reader's language, by the kind of violation that the server names.
import type { EarshotApiError } from '@earshot/core/client';
import { useTexts } from '../texts/texts.ts';
import { partsTexts } from './texts/parts-texts.ts';

type Issue = NonNullable<EarshotApiError['issues']>[number];

/** The server's words where its kind has no text here. */
export function Complaint({ issue: { code, message, origin, minimum, maximum, format } }: { issue: Issue }) {
  const { complaints } = useTexts(partsTexts);
  const isText = origin === 'string';
  if (code === 'too_small' && minimum !== undefined) {
    if ((isText || origin === 'array') && minimum === 1) return complaints.empty;
    return isText ? complaints.shorter(minimum) : complaints.least(minimum);
  }
  if (code === 'too_big' && typeof maximum === 'number')
    return isText ? complaints.longer(maximum) : complaints.most(maximum);
  if (code === 'invalid_type') return complaints.type;
  if (code === 'invalid_format' && format === 'email') return complaints.email;
  if (code === 'invalid_format' || code === 'invalid_value') return complaints.value;
  return message;
}
