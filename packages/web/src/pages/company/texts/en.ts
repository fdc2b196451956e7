// Texts of Settings → Company, in English.
export default {
  title: 'Company',
  name: 'Name',
  language: 'Language of recordings',
  languageHint: 'The language spoken in your calls. Each transcript is analysed in its own language.',
  save: 'Save',
  saved: 'The company has been saved.',
  sharing: {
    title: 'Share links',
    explanation: 'Anyone who has the link of an analysis can read it without an account.',
    links: 'Links',
    off: 'None: links that exist do not open',
    onRequest: 'When somebody creates one',
    atCreation: 'What an API key creates has one',
    days: 'New links end after',
    daysHint: 'In days. Leave it empty for links that do not end by themselves.',
    saved: 'The share links have been set.',
  },
  exporting: {
    title: 'Take your data with you',
    explanation:
      'One file with everything that your company has in Earshot: analyses with their transcripts, people, settings and the list of recordings, as JSON Lines. It has no passwords, keys or secrets.',
    download: 'Download the export',
  },
  erasing: {
    title: 'Erase the company',
    explanation:
      'Seven days after you ask, the company is erased with its analyses, recordings and people. Until then nobody but administrators can sign in, API keys are refused, nothing is collected, webhooks wait and share links do not open. Any administrator can cancel.',
    ask: 'Erase the company…',
    confirmTitle: 'Erase the company?',
    nameLabel: (name: string) => `Type the name of the company: ${name}`,
    confirm: 'Erase in seven days',
    asked: 'The company will be erased in seven days.',
    pending: (when: string) => `This company will be erased on ${when}.`,
    pendingBy: (name: string, when: string) => `${name} asked for it on ${when}.`,
    keep: 'Keep the company',
    kept: 'The company stays.',
    now: 'Erase now…',
    nowTitle: 'Erase the company now?',
    nowExplanation: 'There is no way back: analyses, recordings and people go at once, and you are signed out.',
    nowConfirm: 'Erase now',
  },
};
