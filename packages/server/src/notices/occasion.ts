// What a letter is made from.
import type { AlertSettingsRow } from '../records/alert-settings.ts';
import type { NoticeRow } from '../records/notices.ts';
import type { UserRow } from '../records/users.ts';
import type { Service } from '../service.ts';
import type { LetterTexts } from './letters/letter-texts.ts';

export interface Occasion {
  notice: NoticeRow;
  user: UserRow;
  /** What the person wants to be told; undefined: they have never chosen. */
  chosen: AlertSettingsRow | undefined;
  /** The company's name, plain. */
  company: string;
  // biome-ignore lint/suspicious/noExplicitAny: each kind wrote its own facts.
  facts: any;
  texts: LetterTexts;
  service: Service;
}
