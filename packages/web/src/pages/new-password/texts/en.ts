// Texts of the page for new passwords, in English.
export default {
  title: 'Choose a new password',
  explanation: 'The new password signs out every device. Passkeys keep working.',
  password: 'New password',
  hint: (least: number) => `At least ${least} characters.`,
  submit: 'Set password',
  done: 'Your new password is set.',
  signIn: 'Sign in',
  usedUp: 'This link has been used or has expired.',
  again: 'Ask for a new one',
};
