// The pack of every language that is analysed.
import type { Language } from '@earshot/core';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import type { LanguagePack } from './pack.ts';
import { pt } from './pt/index.ts';

export const languagePacks: Readonly<Record<Language, LanguagePack>> = { pt, en, es };
