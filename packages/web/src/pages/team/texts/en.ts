// Texts of Team, in English.
import { count } from '../../../texts/count.ts';

export default {
  title: 'Team',
  description: 'Who uses Earshot, what each person can see, and whether they can sign in.',
  descriptionForSupervisor: 'The people of the company. You can read the analyses of the people you supervise.',
  add: 'Add a person',
  caption: 'People of the company',
  search: 'Search',
  searchHint: 'Name, e-mail or extension',
  show: 'Show',
  shows: {
    all: 'Everybody',
    active: 'Active',
    invited: 'Invited',
    deactivated: 'Deactivated',
    mine: 'My team',
  },
  people: (number: number) => count('en', number, { one: '# person', other: '# people' }),
  nobody: 'No matches',
  nobodyHint: 'Change the search, or show everybody.',
  showEverybody: 'Show everybody',
  name: 'Name',
  you: 'you',
  role: 'Role',
  supervisor: 'Supervisor',
  noSupervisor: 'nobody',
  extensions: 'Extensions',
  noExtensions: 'none',
  state: 'Sign-in',
  actions: 'Actions',
  states: {
    active: 'Active',
    invited: 'Invited',
    lapsed: 'Invitation expired',
    deactivated: 'Deactivated',
  },
  notShown: 'not shown',
  linkUntil: (date: string) => `Link valid until ${date}`,
  edit: 'Edit',
  editPerson: (name: string) => `Edit ${name}`,
  newInvitation: 'New invitation',
  newInvitationFor: (name: string) => `New invitation for ${name}`,
  newPassword: 'Password link',
  newPasswordFor: (name: string) => `Password link for ${name}`,
  deactivate: 'Deactivate',
  deactivatePerson: (name: string) => `Deactivate ${name}`,
  activate: 'Activate',
  activatePerson: (name: string) => `Activate ${name}`,
  deactivateTitle: (name: string) => `Deactivate ${name}?`,
  deactivateMeans:
    'They are signed out at once and can no longer sign in. Their analyses stay and still count in trends. You can activate them again at any time.',
  deactivated: (name: string) => `${name} is deactivated.`,
  activated: (name: string) => `${name} can sign in again.`,
  secondFactor: {
    act: 'Reset two-step sign-in',
    actFor: (name: string) => `Reset two-step sign-in of ${name}`,
    title: (name: string) => `Reset two-step sign-in of ${name}?`,
    means:
      'Do this only if you are sure who is asking. The person is signed out everywhere, and their passkeys are removed. They then sign in with the password alone until they set it up again.',
    confirm: 'Reset',
    done: (name: string) => `Two-step sign-in of ${name} is reset.`,
  },
  openId: {
    act: 'Unlink the company account',
    actFor: (name: string) => `Unlink the company account of ${name}`,
    title: (name: string) => `Unlink the company account of ${name}?`,
    means:
      'The next account at the sign-in service with the e-mail address of this person is linked in its place. Sessions that began through the service end.',
    confirm: 'Unlink',
    done: (name: string) => `The company account of ${name} is unlinked.`,
  },
  serviceAdministrator: 'Can be changed only with the earshot command',
  rolesTitle: 'What each role can do',
  roles: {
    salesperson: {
      name: 'Salesperson',
      means:
        'Sees analyses that are assigned to them or that they created, and their own trends. Can create new analyses.',
    },
    supervisor: {
      name: 'Supervisor',
      means: 'Also sees the analyses and trends of everybody they supervise.',
    },
    admin: {
      name: 'Administrator',
      means:
        'Sees everything in the company, and manages people, API keys, webhooks, integrations and interaction types.',
    },
    super_admin: {
      name: 'Service administrator',
      means: 'Runs this service. Can be created only with the earshot command.',
    },
  },
  form: {
    addTitle: 'Add a person',
    editTitle: (name: string) => `Edit ${name}`,
    email: 'E-mail',
    emailHint: 'Used to sign in. It can’t be changed later.',
    emailFixed: 'Can’t be changed. If it is wrong, add the person again.',
    supervisorHint: 'Sees the analyses of this person.',
    noSupervisor: 'Nobody',
    extensionsHint:
      'Their extensions on your phone system, separated by commas: 201, 202. Calls on these are assigned to them.',
    extensionsMost: (most: number) => `At most ${most} extensions.`,
    extensionInvalid: (extension: string) =>
      `“${extension}” can’t be an extension: up to 32 letters, digits and * # + . _ - without spaces.`,
    extensionTaken: (extension: string, name: string) => `${extension} belongs to ${name}. Remove it there first.`,
    ownRole: 'Only another administrator can remove your administrator role.',
    emailTaken: 'Somebody already has this e-mail.',
    emailInvalid: 'This is not an e-mail address.',
    add: 'Add and create invitation',
    save: 'Save',
    saved: (name: string) => `${name} has been saved.`,
  },
  invitation: {
    title: (name: string) => `Invitation for ${name}`,
    passwordTitle: (name: string) => `Password link for ${name}`,
    before: 'A new link lets them choose a password. Earlier links stop working.',
    beforePassword:
      'A new link lets them choose a new password, which signs them out everywhere. Until then their current password works. Earlier links stop working.',
    make: 'Create link',
    link: 'Link',
    linkHint: (date: string) =>
      `Works once, until ${date}. Earshot does not mail invitations: send them the link yourself. It is shown only now.`,
    copy: 'Copy the link',
    mail: 'Write an e-mail',
    mailSubject: 'Your access to Earshot',
    mailBody: (name: string, link: string) =>
      `Hello ${name},\n\nopen this link to choose your password. It works once and is valid for 7 days:\n\n${link}\n`,
    done: 'Done',
  },
};
