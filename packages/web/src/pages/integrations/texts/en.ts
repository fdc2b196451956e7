// Texts of Settings → Integrations, in English.
import { count } from '../../../texts/count.ts';

export default {
  title: 'Integrations',
  description:
    'Recordings come in by themselves, from a telephone system, a meeting service or a folder, and are analysed.',
  add: 'Add an integration',
  list: 'Integrations',
  empty: 'No integrations yet',
  emptyText: 'Connect where your calls are recorded. Each recording becomes one analysis, however often it is found.',
  connectors: {
    'pbx/yeastar': ['Yeastar P-Series', 'Calls that the PBX records, by its API.'],
    'pbx/folder': [
      'Folder of a telephone system',
      'Recordings that Asterisk, FreePBX, Issabel, 3CX or FreeSWITCH leave in a folder or bucket.',
    ],
    'meeting/zoom': ['Zoom', 'Recorded meetings of an account: the transcript where there is one, else the sound.'],
    'meeting/folder': [
      'Folder of meetings',
      'Transcripts and recordings of any meeting service that are exported into a folder or bucket.',
    ],
  },
  guides: {
    'pbx/yeastar': [
      'In the PBX’s web portal, open Integrations → API and switch it on.',
      'Copy Client ID and Client Secret from there.',
      'If the API is restricted to certain addresses, add this server’s.',
      'A PBX in a private network is reached only if the operator of this server has named its network.',
    ],
    'pbx/folder': [
      'Have the recordings stored in, or copied to, a folder or bucket that the operator of this server allows.',
      'Who called whom is read from call records (CDR) and from file names; those of the usual systems are known.',
      'A file is taken once nobody has touched it for a minute.',
    ],
    'meeting/zoom': [
      'In the Zoom App Marketplace, build an app of the type Server-to-Server OAuth, and activate it.',
      'Give it the scope to list the account’s cloud recordings. If one is missing, the test names it.',
      'Copy account id, client id and client secret from the app’s credentials.',
    ],
    'meeting/folder': [
      'Have transcripts or recordings exported to a folder or bucket that the operator of this server allows.',
      'The first lines of a transcript may say “Organizer: ana@example.com” and “Client: Bruno Lima”.',
      'Where a meeting has both words and sound, the words are taken.',
    ],
  },
  waiting: {
    heldRecordings: (n: number) =>
      count('en', n, {
        one: '# recording is not handed out. It is tried again for 30 days; permissions or the address may be missing.',
        other:
          '# recordings are not handed out. They are tried again for 30 days; permissions or the address may be missing.',
      }),
    transcriber: (n: number) =>
      count('en', n, {
        one: '# recording waits until the speech recognition answers again.',
        other: '# recordings wait until the speech recognition answers again.',
      }),
    model: (n: number) =>
      count('en', n, {
        one: '# recording waits until the analysis model answers again.',
        other: '# recordings wait until the analysis model answers again.',
      }),
    storage: (n: number) =>
      count('en', n, {
        one: '# recording waits until the storage answers again.',
        other: '# recordings wait until the storage answers again.',
      }),
    next: 'Nothing is lost. Next try:',
  },
  guide: 'How to set it up',
  states: {
    active: ['on schedule', ''],
    paused_no_credits: [
      'no minutes left',
      'No minutes are left for the next recording. Collection goes on by itself as soon as there are; nothing is lost.',
    ],
    backing_off: [
      'waiting',
      'The provider failed. It is tried again by itself, after one minute, two, four, at most an hour. “Collect now” tries at once.',
    ],
    credentials_refused: [
      'credentials refused',
      'The provider does not accept the stored credentials. Enter new ones: nothing is collected until then.',
    ],
    inactive: [
      'off',
      'Switched off: nothing is collected. What is recorded meanwhile is collected when it is on again.',
    ],
  },
  toCredits: 'See the minutes',
  newCredentials: 'Enter new credentials',
  facts: {
    next: 'Next look',
    interval: 'Looks every',
    since: 'Recordings since',
    shortest: 'Left out if shorter than',
    last: 'Last look',
  },
  settings: {
    baseUrl: [
      'Address of the PBX',
      'For example https://pbx.example.com:8088. Plain http:// only inside networks that the operator of this server names.',
    ],
    accountId: ['Account id', 'From the credentials of the app at Zoom.'],
    location: ['Folder or bucket', 'An absolute path such as /srv/recordings, or s3://bucket/prefix.'],
    callRecordFile: [
      'Call record file',
      'Optional: Master.csv of Asterisk, or a CSV with a header, in the folder or with its whole path.',
    ],
    fileNamePattern: [
      'Pattern of file names',
      'Optional, for names that are not known: {time}, {date}, {from}, {to}, {id}, {name} and {ignore}, as in {time}-{from}-{to}-{id}.wav.',
    ],
    timeZone: ['Time zone', 'Of times that carry none, such as America/Sao_Paulo. Empty: the PBX’s own.'],
    includeInternalCalls: ['Also calls between two extensions', 'They are left out otherwise.'],
  },
  folderTimeZone: ['Time zone', 'Of times that carry none, such as America/Sao_Paulo. Empty: UTC.'],
  zoomAddress: ['Address of Zoom', 'Only for another cloud of Zoom. Empty: https://api.zoom.us.'],
  credentials: {
    legend: 'Credentials',
    clientId: 'Client ID',
    clientSecret: 'Client Secret',
    hint: 'Stored encrypted, and never shown again.',
    kept: 'There are stored ones. Leave both empty to keep them.',
    both: 'Enter both, or neither.',
  },
  form: {
    add: 'Add an integration',
    edit: 'Edit the integration',
    connector: 'Where are the recordings?',
    next: 'Go on',
    back: 'Another one',
    label: 'Name',
    labelHint: 'Optional, for you to tell integrations apart.',
    schedule: 'Schedule',
    interval: 'Minutes between two looks',
    shortest: 'Shortest recording, in seconds',
    shortestHint: 'Shorter ones are left out: mostly voicemail and wrong numbers.',
    since: 'From when on',
    sinceNow: 'from now on',
    sinceDate: 'since a date…',
    date: 'Recorded since',
    dateFuture: 'Choose a day that has begun.',
    cost: 'Collecting begins at once. Each recording is paid by its length in minutes.',
    submitAdd: 'Add and test',
    submitEdit: 'Save and test',
  },
  actions: {
    collect: 'Collect now',
    test: 'Test',
    edit: 'Edit',
    switchOn: 'Switch on',
    switchOff: 'Switch off',
    remove: 'Remove',
    of: (action: string, name: string) => `${action}: ${name}`,
  },
  test: { running: 'Asking the provider…', works: 'It works.', fails: 'It does not work yet.' },
  run: {
    running: 'Collecting…',
    found: (n: number) => count('en', n, { one: '# new recording found', other: '# new recordings found' }),
    nothing: 'nothing new',
    queued: (n: number) => count('en', n, { one: '# becomes an analysis', other: '# become analyses' }),
    skipped: (n: number) => count('en', n, { one: '# left out', other: '# left out' }),
    failed: 'failed',
    never: 'not yet',
    toAnalyses: 'See the analyses',
  },
  runs: {
    title: (n: number) => count('en', n, { one: 'Last look', other: 'Last # looks' }),
    started: 'Begun',
    by: 'By',
    startedBy: { schedule: 'schedule', collect_now: '“Collect now”' },
    result: 'Result',
    skipped: 'Left out',
    none: 'none',
  },
  reasons: {
    too_short: (n: number) => count('en', n, { one: '# too short', other: '# too short' }),
    too_long: (n: number) => count('en', n, { one: '# too long', other: '# too long' }),
    too_large: (n: number) => count('en', n, { one: '# too large', other: '# too large' }),
    unsupported_format: (n: number) => count('en', n, { one: '# in an unknown format', other: '# in unknown formats' }),
    internal_call: (n: number) => count('en', n, { one: '# internal call', other: '# internal calls' }),
    already_collected: (n: number) => count('en', n, { one: '# collected before', other: '# collected before' }),
    unreadable: (n: number) => count('en', n, { one: '# broken or out of reach', other: '# broken or out of reach' }),
  },
  minutes: (n: number) => count('en', n, { one: '# minute', other: '# minutes' }),
  seconds: (n: number) => count('en', n, { one: '# second', other: '# seconds' }),
  switchOff: {
    title: (name: string) => `Switch off ${name}?`,
    text: 'Nothing more is collected until it is switched on again. Analyses stay.',
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    text: 'Settings, credentials and the list of looks are gone. Analyses that were collected stay.',
  },
  saved: 'The integration is saved.',
  switchedOn: 'The integration is on.',
  switchedOff: 'The integration is off.',
  removed: 'The integration is removed.',
  owners: {
    title: 'Whose is a recording?',
    text: 'It belongs to the person with its extension (telephone) or e-mail (meetings). Give people their extensions in Team. What nobody is known for waits in Analyses to be attributed.',
  },
};
