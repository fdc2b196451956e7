// Texts of the page for forgotten passwords, in English.
export default {
  title: 'Forgot your password?',
  explanation: 'Enter your e-mail address. You will get a link to choose a new password.',
  email: 'E-mail',
  submit: 'Send the link',
  sent: 'If there is an account with this address, the link is on its way. It works once, for an hour. If nothing arrives, look in your spam folder or ask an administrator of your company for a link.',
  noMail:
    'This server sends no e-mail. An administrator of your company can create a link for you on the Team page. You choose a new password with it.',
  tooOften: 'Too many requests from here. Wait 15 minutes and try again.',
  back: 'Back to sign-in',
};
