// Texts of the invitation page, in English.
export default {
  title: 'Welcome to Earshot',
  explanation: 'You have been invited. Choose a password to sign in.',
  password: 'Password',
  hint: (least: number) => `At least ${least} characters.`,
  submit: 'Set password and sign in',
  code: 'Code',
  codeHint: 'You use two-step sign-in. Enter the six digits from your authenticator app, or a recovery code.',
  codeWrong: 'This code is wrong or has been used. Wait for the next one.',
  usedUp: 'This invitation has been used, replaced or has expired. Ask your administrator for a new link.',
};
