// Texts of Settings → Integrations, in English.
import { englishCollectionErrors } from '@earshot/core/collection-errors';
import { count } from '../../../texts/count.ts';
import test from './checks/en.ts';
import guides from './guides/en.ts';
import { reasonCounts, reasonNames } from './reasons/en.ts';

export default {
  title: 'Integrations',
  description:
    'Earshot fetches recordings automatically from a phone system, a meeting service or a folder, and analyses them.',
  add: 'Add an integration',
  list: 'Integrations',
  empty: 'No integrations yet',
  emptyText: 'Connect the system that records your calls. Each recording becomes one analysis.',
  connectors: {
    'pbx/yeastar': ['Yeastar P-Series', 'Calls recorded by the phone system, through its API.'],
    'pbx/folder': [
      'Phone system folder',
      'Recordings that Asterisk, FreePBX, Issabel, 3CX or FreeSWITCH store in a folder or bucket.',
    ],
    'pbx/zoom-phone': ['Zoom Phone', 'Recorded calls of an account.'],
    'pbx/twilio': ['Twilio', 'Recorded calls of an account, both sides apart where Twilio has recorded them so.'],
    'meeting/zoom': ['Zoom', 'Recorded meetings of an account: the transcript if there is one, otherwise the audio.'],
    'meeting/folder': [
      'Meetings folder',
      'Transcripts and recordings of any meeting service, exported to a folder or bucket.',
    ],
  },
  guides,
  waiting: {
    notReady: {
      transcript: (n: number) =>
        count('en', n, {
          one: '# meeting is waiting for its transcript: up to twice its length, but no more than a day.',
          other: '# meetings are waiting for their transcripts: up to twice their length, but no more than a day.',
        }),
      processing: (n: number) =>
        count('en', n, {
          one: 'The provider is still processing # recording. Earshot waits for no more than a day.',
          other: 'The provider is still processing # recordings. Earshot waits for no more than a day.',
        }),
      call_record: (n: number) =>
        count('en', n, {
          one: '# recording is waiting for its call record: 10 minutes, or a day if its name does not say whose it is.',
          other:
            '# recordings are waiting for their call records: 10 minutes, or a day if their names do not say whose they are.',
        }),
      complete_file: (n: number) =>
        count('en', n, {
          one: '# file is still being written. It is collected once it has not changed for a minute.',
          other: '# files are still being written. They are collected once they have not changed for a minute.',
        }),
      next_day: (n: number) =>
        count('en', n, {
          one: '# recording exceeds the minutes of the day. It will be collected tomorrow.',
          other: '# recordings exceed the minutes of the day. They will be collected from tomorrow on.',
        }),
    },
    heldRecordings: (n: number) =>
      count('en', n, {
        one: '# recording could not be collected. Earshot tries it again for 30 days.',
        other: '# recordings could not be collected. Earshot tries them again for 30 days.',
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
      'No minutes are left for the next recording. Collection resumes automatically as soon as there are; nothing is lost.',
    ],
    backing_off: [
      'waiting',
      'Earshot tries again automatically, after one minute, two, four, up to an hour. “Sync now” tries at once.',
    ],
    credentials_refused: [
      'credentials refused',
      'The provider does not accept the stored credentials. Enter new ones: nothing is collected until then.',
    ],
    inactive: [
      'off',
      'Turned off: nothing is collected. Recordings made in the meantime are collected when you turn it on again.',
    ],
  },
  toCredits: 'View minutes',
  newCredentials: 'Enter new credentials',
  facts: {
    next: 'Next sync',
    interval: 'Syncs every',
    since: 'Recordings since',
    backfill: 'Collecting an earlier period',
    shortest: 'Skipped if shorter than',
    last: 'Last sync',
  },
  settings: {
    baseUrl: [
      'Phone system address',
      'For example https://pbx.example.com:8088. Plain http:// works only inside networks that this server’s operator allows.',
    ],
    accountId: ['Account ID', 'From the credentials of the app at Zoom.'],
    location: [
      'Folder or bucket',
      'An absolute path such as /srv/recordings, or s3://bucket/prefix, that this server’s operator allows.',
    ],
    callRecordFile: [
      'Call record file',
      'Optional: Master.csv of Asterisk, or a CSV with a header. Enter a file name in the folder, or the full path.',
    ],
    fileNamePattern: [
      'File name pattern',
      'Optional, for other file names: {time}, {date}, {from}, {to}, {id}, {name} and {ignore}, as in {time}-{from}-{to}-{id}.wav.',
    ],
    timeZone: ['Time zone', 'For times without a zone, such as America/Sao_Paulo. Empty: the phone system’s own.'],
    firstChannel: ['First channel of stereo recordings', 'Whose voice it has. Empty: the provider or the words tell.'],
    includeInternalCalls: ['Include calls between two extensions', 'Otherwise they are skipped.'],
    onlyExtensions: ['Only these extensions', 'Separated by commas, such as 201, 202. Calls of others are left out.'],
    onlyDirections: ['Direction', undefined],
    onlyQueues: ['Only calls to these queues or numbers', 'Separated by commas. Calls to others are left out.'],
    onlyHosts: [
      'Only meetings of these hosts',
      'E-mail addresses, separated by commas. Meetings of others are left out.',
    ],
    onlyTopics: [
      'Only meetings with one of these words in the topic',
      'Separated by commas. Case and accents make no difference.',
    ],
    leaveOutInternalMeetings: [
      'Leave out internal meetings',
      'Meetings in which only people of your organization took part. Zoom needs the scope that lists participants of past meetings.',
    ],
    neverRecorded: [
      'Never collect',
      'Extensions, numbers or e-mail addresses of people, separated by commas. Recordings of any of them are left out.',
    ],
    minutesPerDay: ['Minutes per day, at most', 'Optional. Recordings beyond it wait for the next day.'],
  },
  filters: 'What to leave out',
  firstChannel: {
    unset: 'not set',
    caller: 'who calls',
    callee: 'who is called',
    client: 'the client',
    attendant: 'your team',
  },
  directions: { all: 'all', inbound: 'incoming', outbound: 'outgoing', internal: 'internal' },
  twilioAccount: ['Account SID', 'From the Twilio Console: AC and 32 further characters.'],
  twilioAddress: ['Twilio address', 'Only for another region, such as https://api.dublin.ie1.twilio.com.'],
  zoomTimeZone: [
    'Time zone',
    'The zone in which the days of “Minutes per day” begin, such as America/Sao_Paulo. Empty: UTC.',
  ],
  folderTimeZone: ['Time zone', 'For times without a zone, such as America/Sao_Paulo. Empty: UTC.'],
  zoomAddress: ['Zoom address', 'Only for another Zoom cloud. Empty: https://api.zoom.us.'],
  credentials: {
    legend: 'Credentials',
    clientId: 'Client ID',
    clientSecret: 'Client Secret',
    hint: 'Stored encrypted, never shown again.',
    kept: 'Credentials are stored. Leave both fields empty to keep them.',
    both: 'Enter both, or neither.',
  },
  form: {
    add: 'Add an integration',
    edit: 'Edit the integration',
    connector: 'Where are the recordings?',
    next: 'Continue',
    back: 'Choose another source',
    label: 'Name',
    labelHint: 'Optional. Helps you tell integrations apart.',
    schedule: 'Schedule',
    interval: 'Minutes between syncs',
    shortest: 'Shortest recording, in seconds',
    shortestHint: 'Shorter recordings are skipped: mostly voicemail and wrong numbers.',
    since: 'Start',
    sinceNow: 'from now on',
    sinceDate: 'since a date…',
    date: 'Recorded since',
    dateFuture: 'Choose today or an earlier day.',
    cost: 'Collection starts at once. Each recording is charged by its length in minutes.',
    submitAdd: 'Add and test',
    submitEdit: 'Save and test',
    refused: (field: string) => `Check the field “${field}”.`,
    refusedHint: 'Not accepted. Write it as described above.',
  },
  actions: {
    collect: 'Sync now',
    test: 'Test',
    edit: 'Edit',
    backfill: 'Earlier period',
    switchOn: 'Turn on',
    switchOff: 'Turn off',
    remove: 'Remove',
    of: (action: string, name: string) => `${action}: ${name}`,
  },
  test,
  run: {
    running: 'Syncing…',
    found: (n: number) => count('en', n, { one: '# new recording found', other: '# new recordings found' }),
    nothing: 'nothing new',
    queued: (n: number) => count('en', n, { one: '# sent for analysis', other: '# sent for analysis' }),
    skipped: (n: number) => count('en', n, { one: '# skipped', other: '# skipped' }),
    failed: 'failed',
    never: 'not yet',
    toAnalyses: 'View the analyses',
  },
  runs: {
    title: (n: number) => count('en', n, { one: 'Last sync', other: 'Last # syncs' }),
    started: 'Started',
    by: 'By',
    startedBy: { schedule: 'schedule', collect_now: '“Sync now”' },
    result: 'Result',
    skipped: 'Skipped',
    none: 'none',
    more: 'Show earlier entries',
  },
  skippedList: {
    open: 'Skipped recordings',
    title: 'Skipped recordings of the last 90 days',
    empty: 'Nothing was skipped.',
    recording: 'Recording',
    recorded: 'Recorded',
    length: 'Length',
    reason: 'Reason',
    skipped: 'Skipped',
    choice: 'Decision',
    collect: 'Collect anyway',
    never: 'Never collect',
    more: 'Show earlier entries',
    decided: { collect: 'Will be collected in the next sync', never: 'Never' },
    reasons: reasonNames,
  },
  reasons: reasonCounts,
  errors: englishCollectionErrors,
  minutes: (n: number) => count('en', n, { one: '# minute', other: '# minutes' }),
  seconds: (n: number) => count('en', n, { one: '# second', other: '# seconds' }),
  switchOff: {
    title: (name: string) => `Turn off ${name}?`,
    text: 'Nothing more is collected until you turn it on again. Existing analyses stay.',
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    text: 'Settings, credentials and sync history are deleted. Existing analyses stay.',
  },
  saved: 'The integration has been saved.',
  switchedOn: 'The integration is on.',
  switchedOff: 'The integration is off.',
  removed: 'The integration has been removed.',
  owners: {
    title: 'Who is a recording assigned to?',
    text: 'It is assigned to the person whose extension (phone) or e-mail (meetings) it has. Set extensions in Team. Recordings of unknown people appear in Analyses as unassigned.',
  },
};
