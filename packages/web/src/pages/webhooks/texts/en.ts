// Texts of Settings → Webhooks, in English.
export default {
  title: 'Webhooks',
  description: 'When an analysis is ready, Earshot sends it to the addresses here, signed, within seconds.',
  add: 'Add a destination',
  list: 'Destinations',
  empty: 'No destinations yet',
  emptyText:
    'Add the address of your CRM, data warehouse or own program, and finished analyses arrive there by themselves.',
  on: 'on',
  off: 'off',
  offNote:
    'Nothing is sent here. What is completed meanwhile does not come later: fetch it with the client (reconcile).',
  roles: {
    admin_company: ['Company administrator', 'Receives the whole analysis.'],
    super_admin: [
      'Service administrator',
      'Receives the whole analysis, under this name: for a second receiver at the same address.',
    ],
    supervisor: [
      'Supervisor',
      'Of an earlier version: receives no data of the provider and no costs, and nothing that was collected.',
    ],
    salesperson: [
      'Salesperson',
      'Of an earlier version: receives what a shared page shows, and nothing that was collected.',
    ],
  },
  triggers: {
    manual_ui: ['Made by people', 'Analyses that somebody creates on these pages.'],
    external_api: ['Made by programs', 'Analyses that come in with an API key.'],
    scheduled_collection: ['Collected', 'Recordings fetched from integrations. Only for the two administrator roles.'],
    failed: ['Failures', 'Also analyses that fail, of the kinds chosen above.'],
  },
  facts: { role: 'Receives as', triggers: 'Hears of', since: 'Added' },
  actions: {
    edit: 'Edit',
    switchOn: 'Switch on',
    switchOff: 'Switch off',
    renew: 'New secret',
    remove: 'Remove',
    /** For who hears the page: what to do, with which destination. */
    of: (action: string, name: string) => `${action}: ${name}`,
  },
  switchedOn: 'The destination is on.',
  switchedOff: 'The destination is off.',
  saved: 'The destination is saved.',
  removed: 'The destination is removed.',
  form: {
    add: 'Add a destination',
    edit: 'Edit the destination',
    label: 'Name',
    labelHint: 'Optional, for you to tell destinations apart; at most 80 characters.',
    url: 'Address',
    urlHint:
      'An https:// address that the internet can reach, without user name or password in it. Redirects are not followed.',
    role: 'Receive as',
    roleHint: 'Decides which fields are sent. A destination keeps its role: for another one, add another destination.',
    triggers: 'Hear of',
    submitAdd: 'Add and show the secret',
    submitEdit: 'Save',
  },
  refusals: {
    duplicate: 'There is a destination with this role and address already. Edit that one, or choose the other role.',
    url: 'This is not an https:// address.',
    credentials: 'Leave user name and password out of the address: the signature says that a request is from Earshot.',
    private: 'This address leads to a private network. Earshot only sends to addresses that the internet can reach.',
    unresolved: 'There is no such host. Check the spelling.',
    trigger: 'Choose at least one.',
  },
  switchOff: {
    title: (name: string) => `Switch off ${name}?`,
    text: 'Nothing more is sent, and what waits for another attempt is dropped.',
  },
  renew: {
    title: (name: string) => `A new secret for ${name}?`,
    text: 'The present secret is worth nothing at once, also for deliveries that wait. Until your receiver knows the new one it refuses what arrives; that is tried again for about 75 seconds. Let the receiver take a list of secrets, the new one first.',
    confirm: 'Make a new secret',
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    text: 'Nothing more is sent there, what waits is dropped, and the secret is gone.',
  },
  secret: {
    title: 'The secret of this destination',
    label: 'Secret',
    warning: 'Copy it now: nobody can show it again. If it is lost, make a new one.',
    copy: 'Copy the secret',
    next: 'Give it to your receiver, which checks each request with it:',
    done: 'I have stored it',
  },
  receive: {
    title: 'Receive and verify',
    intro:
      'A request is from Earshot only if its signature fits. Check it on the body as it arrived, before any parser.',
    run: 'Terminal',
    library: 'A receiver in Node.js, with @earshot/core/webhooks',
    verify: 'receiver.ts',
    noLibrary: 'Without the library',
    noLibraryText:
      'The signature is the HMAC-SHA256 of timestamp, “.” and raw body, in hexadecimal; the key is the text of the secret. Compare in constant time, and refuse timestamps more than 30 minutes away.',
    example: 'Example of a request',
  },
  rules: {
    answer: 'Answer 2xx within 10 seconds, and do the work afterwards.',
    retry:
      'Anything else is tried again: five attempts, about 5, 10, 20 and 40 seconds apart. Then the event is given up.',
    twice: 'A delivery may come twice. The key of verifyWebhook, dedupeKey, is the same for every attempt.',
    missed: 'What was missed can be fetched: client.analyses.reconcile, every few minutes.',
    change: 'A new address or secret counts also for what waits.',
  },
  payload: {
    title: 'What is sent, by role',
    field: 'Fields',
    yes: 'sent',
    no: 'not sent',
    administrators: 'Administrators',
    supervisor: 'Supervisor',
    salesperson: 'Salesperson',
    rest: 'All other fields of the analysis',
    note: 'New destinations are for administrators. The other two roles exist on destinations of earlier versions only.',
  },
};
