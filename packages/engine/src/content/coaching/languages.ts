// What would have met each criterion, as words that an attendant can say: one phrase per criterion and language.
import type { Language } from '../../conversation/conversation.ts';
import type { CoachingTexts } from './coaching-texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

export const coachingTexts: Readonly<Record<Language, CoachingTexts>> = { pt, en, es };
