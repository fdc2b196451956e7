// Texts of Settings → Company, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  title: 'Empresa',
  name: 'Nombre',
  language: 'Idioma de las grabaciones',
  languageHint: 'Lo que se habla en sus llamadas. Una transcripción se analiza en su propio idioma, sea cual sea.',
  save: 'Guardar',
  saved: 'La empresa se guardó.',
};
export default texts;
