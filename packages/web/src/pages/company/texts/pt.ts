// Texts of Settings → Company, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Empresa',
  name: 'Nome',
  language: 'Idioma das gravações',
  languageHint: 'O idioma falado nas suas ligações. Cada transcrição é analisada no próprio idioma.',
  save: 'Salvar',
  saved: 'A empresa foi salva.',
};
export default texts;
