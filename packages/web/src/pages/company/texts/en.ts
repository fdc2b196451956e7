// Texts of Settings → Company, in English.
export default {
  title: 'Company',
  name: 'Name',
  language: 'Language of recordings',
  languageHint: 'What is spoken in your calls. A transcript is analysed in its own language, whichever that is.',
  save: 'Save',
  saved: 'The company is saved.',
};
