// One row of a call record file, whatever wrote it.

/** Texts as they stand in the file; empty where it does not say. */
export interface CallRecord {
  id: string;
  start: string;
  end: string;
  /** Number of the caller, and of whom was called, as dialled. */
  source: string;
  destination: string;
  /** `"Ana Souza" <201>` */
  callerId: string;
  /** What FreePBX says of the caller besides: an outgoing call has the trunk's number as its source. */
  callerNumber: string;
  callerName: string;
  destinationName: string;
  /** `PJSIP/201-0000001a` */
  channel: string;
  destinationChannel: string;
  talkSeconds: string;
  disposition: string;
  userField: string;
  recordingFile: string;
}

/** Which column holds what. */
export type Layout = Partial<Record<keyof CallRecord, number>> & {
  delimiter: ',' | ';' | '\t';
  /** Whether the first record names the columns. */
  hasHeader: boolean;
};

/**
 * Names in a header, without case and marks: MySQL columns of Asterisk and FreePBX (calldate, cnum …), headings of FreePBX's and Issabel's
 * reports, variables of FreeSWITCH's mod_cdr_csv.
 */
const headings: Record<keyof CallRecord, string> = {
  id: 'uniqueid uuid callid callunid',
  start: 'start calldate startstamp starttime timestart date calltime',
  end: 'end endstamp endtime timeend',
  source: 'src source calleridnumber callernumber caller from fromno callingnumber',
  destination: 'dst destination destinationnumber callee to tono callednumber',
  callerId: 'clid callerid',
  callerNumber: 'cnum',
  callerName: 'cnam calleridname callername fromname',
  destinationName: 'dstcnam calleename toname',
  channel: 'channel srcchannel sourcechannel',
  destinationChannel: 'dstchannel destinationchannel destchannel',
  talkSeconds: 'billsec billable talktime',
  disposition: 'disposition status',
  userField: 'userfield',
  recordingFile: 'recordingfile recording recordfile recordingfilename filename',
};
const fieldByHeading = new Map(
  Object.entries(headings).flatMap(([field, names]) =>
    names.split(' ').map((name) => [name, field as keyof CallRecord] as const),
  ),
);

/** The order of Asterisk's cdr_csv (accountcode first; a 17th and 18th column by loguniqueid and loguserfield). */
const cdrCsv = [
  '',
  'source',
  'destination',
  '',
  'callerId',
  'channel',
  'destinationChannel',
  '',
  '',
  'start',
  '',
  'end',
  '',
  'talkSeconds',
  'disposition',
  '',
  'id',
  'userField',
];
/** The order of the Master.csv in Asterisk's sample cdr_custom.conf (clid first). */
const cdrCustom = [
  'callerId',
  'source',
  'destination',
  '',
  'channel',
  'destinationChannel',
  '',
  '',
  'start',
  '',
  'end',
  '',
  'talkSeconds',
  'disposition',
  '',
  '',
  'id',
  'userField',
];

const dispositions = /^(ANSWERED|NO ANSWER|BUSY|FAILED|CONGESTION|UNKNOWN)$/;
const uniqueId = /^(?:[\w.]+-)?\d{9,10}\.\d+$/;

export const delimiterOf = (line: string): Layout['delimiter'] =>
  ([',', ';', '\t'] as const).reduce((best, mark) => (line.split(mark).length > line.split(best).length ? mark : best));

/** The layout of the first records of a file; null if they are no known call records. */
export function layoutOf(records: readonly string[][], delimiter: Layout['delimiter']): Layout | null {
  const [first] = records;
  if (!first) return null;
  const headerLayout: Layout = { delimiter, hasHeader: true };
  first.forEach((heading, column) => {
    const field = fieldByHeading.get(heading.toLowerCase().replace(/[^a-z]/g, ''));
    if (field) headerLayout[field] ??= column;
  });
  if (Object.keys(headerLayout).length >= 2 + 3) return headerLayout;
  const sample = records.find((record) => dispositions.test(record[14] ?? '') || dispositions.test(record[13] ?? ''));
  if (!sample) return null;
  const order = dispositions.test(sample[14] ?? '') ? cdrCsv : cdrCustom;
  const layout: Layout = { delimiter, hasHeader: false };
  order.forEach((field, column) => {
    if (field !== '') layout[field as keyof CallRecord] = column;
  });
  // With loguserfield but not loguniqueid, the 17th column is the user field.
  if (sample.length === 17 && !uniqueId.test(sample[16]!)) {
    delete layout.id;
    layout.userField = 16;
  }
  return layout;
}

export function recordOf(fields: readonly string[], layout: Layout): CallRecord {
  const at = (field: keyof CallRecord) => fields[layout[field] ?? -1]?.trim() ?? '';
  return {
    id: at('id'),
    start: at('start'),
    end: at('end'),
    source: at('source'),
    destination: at('destination'),
    callerId: at('callerId'),
    callerNumber: at('callerNumber'),
    callerName: at('callerName'),
    destinationName: at('destinationName'),
    channel: at('channel'),
    destinationChannel: at('destinationChannel'),
    talkSeconds: at('talkSeconds'),
    disposition: at('disposition'),
    userField: at('userField'),
    recordingFile: at('recordingFile'),
  };
}
