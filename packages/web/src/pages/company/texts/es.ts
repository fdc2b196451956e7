// Texts of Settings → Company, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Empresa',
  name: 'Nombre',
  language: 'Idioma de las grabaciones',
  languageHint: 'El idioma que se habla en sus llamadas. Cada transcripción se analiza en su propio idioma.',
  save: 'Guardar',
  saved: 'La empresa se guardó.',
};
export default texts;
