// Texts around every page, in English.
export default {
  areas: {
    analyses: 'Analyses',
    'new-analysis': 'New analysis',
    trends: 'Trends',
    team: 'Team',
    'api-keys': 'API keys',
    webhooks: 'Webhooks',
    integrations: 'Integrations',
    'interaction-types': 'Interaction types',
    credits: 'Minutes',
    company: 'Company',
    audit: 'Audit log',
  },
  account: 'My account',
  erasure: {
    explanation: (when: string) =>
      `Your company will be erased on ${when}. Until then only administrators can sign in, API keys are refused, nothing is collected, and webhooks wait.`,
    open: 'Export, cancel or erase now',
  },
  expired: {
    title: 'Sign in again',
    explanation: 'Your session has ended. Sign in to continue. Nothing on this page is lost.',
    leave: 'Leave this page',
  },
  language: 'Language',
  menu: 'Menu',
  navigation: 'Main',
  notFound: {
    title: 'Page not found',
    explanation: 'There is nothing at this address, or your role does not let you see it.',
    home: 'Go to the start page',
  },
  replaced: {
    explanation: (when: string) =>
      `Your password was replaced on ${when} through an invitation link. If that was not you, change it under My account and tell an administrator. API keys made in your name keep working until they are revoked.`,
    understood: 'Got it',
  },
  roles: {
    salesperson: 'Salesperson',
    supervisor: 'Supervisor',
    admin_company: 'Administrator',
    super_admin: 'Service administrator',
  },
  settings: 'Settings',
  signIn: {
    title: 'Sign in',
    description: 'What was said in your conversations, and how they went.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    wrong: 'Incorrect e-mail or password.',
    blocked: 'Too many failed attempts. Wait 15 minutes and try again.',
    erasing: 'Your company is going to be erased. Only its administrators can sign in.',
    company: 'Company',
    companyHint: 'This password gives access to more than one.',
    enter: 'Continue',
    back: 'Back',
  },
  signOut: 'Sign out',
  signOutFailed: 'The server did not answer. You are still signed in.',
  skip: 'Skip to content',
};
