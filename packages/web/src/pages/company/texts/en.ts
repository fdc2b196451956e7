// Texts of Settings → Company, in English.
export default {
  title: 'Company',
  name: 'Name',
  language: 'Language of recordings',
  languageHint: 'The language spoken in your calls. Each transcript is analysed in its own language.',
  save: 'Save',
  saved: 'The company has been saved.',
};
