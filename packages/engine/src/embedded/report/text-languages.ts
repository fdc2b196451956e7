// The report texts of every language.
import type { Language } from '../../conversation/conversation.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import type { ReportTexts } from './texts.ts';

export const textsOf: Readonly<Record<Language, ReportTexts>> = { pt, en, es };
