// The words of letters, by language.
import type { Language } from '@earshot/core';
import { en } from './en.ts';
import { es } from './es.ts';
import type { LetterTexts } from './letter-types.ts';
import { pt } from './pt.ts';

export type { LetterTexts } from './letter-types.ts';

export const letterTexts: Readonly<Record<Language, LetterTexts>> = { pt, en, es };
