// Texts of the pages for signing in at the company's own service, in English.
export default {
  title: 'Sign in with your company account',
  explanation: 'You continue at the sign-in service of your company and come back here.',
  go: 'Continue',
  other: 'Use another account',
  password: 'Sign in with a password',
  again: 'Try again',
};
