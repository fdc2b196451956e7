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
    off: 'None: existing links do not open',
    onRequest: 'When somebody creates one',
    atCreation: 'Automatically for analyses created with an API key',
    days: 'New links expire after',
    daysHint: 'In days. Leave it empty for links that do not expire.',
    apply: 'Apply',
    saved: 'The share link settings have been saved.',
  },
  redaction: {
    title: 'Redaction',
    explanation:
      'Card numbers, CPF, CNPJ, DNI, NIE, SSN, IBAN, email addresses, phone numbers and passwords are replaced before a conversation is stored or analysed, whether they are written or spoken.',
    label: 'Redact conversations',
    hint: 'Applies to new conversations. Existing ones stay as they are.',
    off: 'No',
    muteRecordings: 'Yes, and mute those parts of recordings',
    discardRecordings: 'Yes, and do not keep recordings',
    apply: 'Apply',
    saved: 'The redaction setting has been saved.',
  },
  exporting: {
    title: 'Export your data',
    explanation:
      'One file with everything that your company has in Earshot: analyses with their transcripts, people, settings and the list of recordings. The format is JSON Lines. Passwords, keys and secrets are left out.',
    download: 'Download the export',
  },
  erasing: {
    title: 'Erase the company',
    explanation:
      'The company is erased seven days after you ask, with its analyses, recordings and people. Until then only administrators can sign in. API keys are refused, nothing is collected, webhooks wait, and share links do not open. Any administrator can cancel.',
    ask: 'Erase the company…',
    confirmTitle: 'Erase the company?',
    nameLabel: (name: string) => `Type the name of the company: ${name}`,
    confirm: 'Erase in seven days',
    asked: 'The company will be erased in seven days.',
    pending: (when: string) => `This company will be erased on ${when}.`,
    pendingBy: (name: string, when: string) => `${name} requested this on ${when}.`,
    keep: 'Keep the company',
    kept: 'The company will be kept.',
    now: 'Erase now…',
    nowTitle: 'Erase the company now?',
    nowExplanation:
      'This cannot be undone. Analyses, recordings and people are erased at once, and you are signed out.',
    nowConfirm: 'Erase now',
  },
};
