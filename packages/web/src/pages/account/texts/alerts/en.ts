// Texts of notifications, in English.
export default {
  title: 'Notifications',
  digest: {
    own: 'A digest of my calls every Monday',
    team: 'A digest of my team’s calls every Monday',
    company: 'A digest of the company’s calls every Monday',
  },
  low: 'Tell me about calls with a low score',
  score: 'Score below',
  words: 'Tell me about calls with these words',
  wordsHint: 'One word or phrase on each line, at most 20. Accents and capitals make no difference.',
  failures: 'Tell me when a recording fails or an integration stops working',
  byMail: 'Send notifications by e-mail',
  byMailLater: 'Send notifications by e-mail (this server sends none yet)',
  chat: 'Send notifications to a chat',
  noChat: 'No chat',
  url: 'Address of the incoming webhook',
  urlHint: 'Create it in Slack or Teams. It is stored encrypted and not shown again.',
  urlKept: 'An address is stored. Leave this empty to keep it.',
  save: 'Save notifications',
  allOff: 'Switch all off',
  saved: 'Your notifications are saved.',
};
