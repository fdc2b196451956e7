// Texts of Settings → Webhooks, in English.
export default {
  title: 'Webhooks',
  description: 'When an analysis is ready, Earshot sends it to these addresses within seconds, signed.',
  add: 'Add a destination',
  list: 'Destinations',
  empty: 'No destinations yet',
  emptyText:
    'Add the address of your CRM, data warehouse or own program. Completed analyses are sent there automatically.',
  on: 'on',
  off: 'off',
  offNote:
    'Nothing is sent here. Analyses completed in the meantime are not sent later: fetch them with the client (reconcile).',
  roles: {
    admin_company: ['Company administrator', 'Receives the whole analysis.'],
    super_admin: [
      'Service administrator',
      'Receives the whole analysis under this role, for a second receiver at the same address.',
    ],
    supervisor: [
      'Supervisor',
      'From an earlier version: receives no provider data, no costs and no collected recordings.',
    ],
    salesperson: [
      'Salesperson',
      'From an earlier version: receives what a shared page shows, and no collected recordings.',
    ],
  },
  triggers: {
    manual_ui: ['Created by people', 'Analyses that somebody creates in Earshot.'],
    external_api: ['Created by programs', 'Analyses created with an API key.'],
    scheduled_collection: ['Collected', 'Recordings from integrations. Only for the two administrator roles.'],
    failed: ['Failures', 'Failed analyses of the kinds chosen above.'],
    integrations: [
      'Integrations',
      'Integrations that stop working or work again, and recordings that cannot be collected. Only for the two administrator roles.',
    ],
  },
  facts: { role: 'Role', triggers: 'Events', since: 'Added' },
  actions: {
    edit: 'Edit',
    switchOn: 'Turn on',
    switchOff: 'Turn off',
    renew: 'New secret',
    remove: 'Remove',
    /** For who hears the page: what to do, with which destination. */
    of: (action: string, name: string) => `${action}: ${name}`,
  },
  switchedOn: 'The destination is on.',
  switchedOff: 'The destination is off.',
  saved: 'The destination has been saved.',
  removed: 'The destination has been removed.',
  form: {
    add: 'Add a destination',
    edit: 'Edit the destination',
    label: 'Name',
    labelHint: 'Optional. Helps you tell destinations apart. At most 80 characters.',
    url: 'Address',
    urlHint: 'A public https:// address, without user name or password. Redirects are not followed.',
    role: 'Role',
    roleHint:
      'Determines which fields are sent. A destination’s role cannot change: for another role, add another destination.',
    refused: 'Check the address.',
    triggers: 'Events',
    submitAdd: 'Add and show the secret',
    submitEdit: 'Save',
  },
  refusals: {
    duplicate: 'A destination with this role and address already exists. Edit that one, or choose the other role.',
    url: 'This is not an https:// address.',
    credentials: 'Remove user name and password from the address. The signature proves that a request is from Earshot.',
    private: 'This address is in a private network. Earshot sends only to public addresses.',
    unresolved: 'This host does not exist. Check the spelling.',
    trigger: 'Choose at least one.',
  },
  switchOff: {
    title: (name: string) => `Turn off ${name}?`,
    text: 'Nothing more is sent. Deliveries that wait for another attempt are dropped.',
  },
  renew: {
    title: (name: string) => `New secret for ${name}?`,
    text: 'The current secret stops working at once, also for waiting deliveries. Until your receiver knows the new one, it refuses what arrives; deliveries are retried for about 75 seconds. Let the receiver accept a list of secrets, the new one first.',
    confirm: 'Create new secret',
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    text: 'Nothing more is sent there. Waiting deliveries are dropped, and the secret is deleted.',
  },
  secret: {
    title: 'Secret of this destination',
    label: 'Secret',
    warning: 'Copy it now. It cannot be shown again. If you lose it, create a new one.',
    copy: 'Copy the secret',
    next: 'Give it to your receiver, which checks each request with it:',
    done: 'I have stored it',
  },
  receive: {
    title: 'Receive and verify',
    intro: 'A request is from Earshot only if its signature matches. Check it on the raw body, before parsing.',
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
      'Any other answer is retried: five attempts, about 5, 10, 20 and 40 seconds apart. Then the event is dropped.',
    twice: 'A delivery may arrive twice. dedupeKey of verifyWebhook is the same for every attempt.',
    missed: 'Fetch what you missed with client.analyses.reconcile, every few minutes.',
    change: 'A new address or secret also applies to waiting deliveries.',
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
