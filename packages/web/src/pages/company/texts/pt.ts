// Texts of Settings → Company, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Empresa',
  name: 'Nome',
  language: 'Idioma das gravações',
  languageHint: 'O que se fala nas suas ligações. Uma transcrição é analisada no idioma dela, seja qual for.',
  save: 'Salvar',
  saved: 'A empresa foi salva.',
};
export default texts;
