// How layouts write who speaks and when: pools of names for keys, roles, ids and units, wider than what the reader lists.
import type { Side } from '../../conversation/conversation.ts';
import type { Chance } from './random.fixture.ts';

const of = (words: string) => words.trim().split(/\s+/);

export const keys = {
  text: of(`text content body message utterance transcript said spoken_text line phrase speech textContent payload_text raw_text asrText
    hypothesis best_text sentenceText contents value t txt verbatim quote remark statement output texto fala contenido frase aussage propos
    testo bericht recognizedText transcriptText normalized_text words_spoken dialog_text turn_text msgBody comment answer_text`),
  speaker:
    of(`speaker name speaker_name who author from sender participant user person talker displayName spk voice by actor member party
    speakerLabel nick caller_or_agent falante interlocutor hablante sprecher locuteur parlante owner source origin said_by spokenBy attendee
    identity handle character role_name entity agentOrCustomer channelOwner persona`),
  id: of(`speaker_id participantId userId authorRef personId spk_ref uid voiceprint member_ref talkerId channelParticipant who_id by actorId
    speakerRef attendee_id identityId party_no parent senderUuid track sid`),
  role: of(`role side type party participantRole speaker_role kind group category speakerType persona leg affiliation origin team
    capacity partyKind rolle papel rol function segment_owner class`),
  start:
    of(`start start_time begin from offset startTime ts timestamp t0 at beginTime onset startMs time in tc_in start_at posn elapsed
    inicio begin_s debut anfang sec position timecode startedAt s since occurred`),
  end: of(`end end_time stop to endTime finish t1 until endMs out tc_out end_at fim fin ende endedAt e till finished`),
  duration: of('duration dur length len lasting duration_s span durationSeconds'),
  list: of(`segments utterances items turns entries results messages lines transcript data records events dialogue sentences rows blocks
    paragraphs phrases chunks nodes cues conversation parts speechEvents log feed verlauf falas intervenciones exchanges statements`),
  people:
    of(`participants speakers people users members attendees parties voices directory contacts roster cast personas identities callers
    talkers speaker_map talkersById profileList`),
  wrapper:
    of(`data result response payload recording call meeting body transcription analysis output interaction session document export job
    asset envelope report`),
};

export const roles: readonly (readonly [attendant: string, client: string])[] = [
  ['agent', 'customer'],
  ['AGENT', 'CUSTOMER'],
  ['internal', 'external'],
  ['rep', 'prospect'],
  ['host', 'guest'],
  ['operator', 'caller'],
  ['employee', 'contact'],
  ['seller', 'buyer'],
  ['staff', 'visitor'],
  ['provider', 'patient'],
  ['advisor', 'member'],
  ['teller', 'client'],
  ['sales_rep', 'lead'],
  ['ROLE_AGENT', 'ROLE_CUSTOMER'],
  ['participant.agent', 'participant.customer'],
  ['Agent_1', 'Customer_1'],
  ['company', 'customer'],
  ['vendor', 'shopper'],
  ['clerk', 'patron'],
  ['consultant', 'account'],
  ['technician', 'homeowner'],
  ['receptionist', 'caller'],
  ['supportAgent', 'endUser'],
  ['TEAM_MEMBER', 'CUSTOMER'],
  ['colleague', 'customer'],
  ['callcenter', 'subscriber'],
  ['broker', 'applicant'],
  ['recruiter', 'candidate'],
  ['csr', 'policyholder'],
  ['outbound', 'inbound'],
  ['us', 'them'],
  ['workspace_user', 'external_contact'],
  ['atendente', 'cliente'],
  ['vendedor', 'comprador'],
  ['asesora', 'usuaria'],
  ['funcionário', 'consumidor'],
  ['recepcionista', 'paciente'],
  ['gestor', 'titular'],
  ['corretor', 'interessado'],
  ['Verkäufer', 'Kunde'],
  ['Berater', 'Kundin'],
  ['Mitarbeiter', 'Anrufer'],
  ['vendeur', 'client'],
  ['conseiller', 'appelant'],
  ['operatore', 'cliente'],
  ['medewerker', 'klant'],
  ['sprzedawca', 'klient'],
  ['satıcı', 'müşteri'],
  ['担当者', '顧客'],
  ['客服', '客户'],
  ['оператор', 'клиент'],
];

/** Flags that say whether somebody is of the company. */
export const flags: readonly (readonly [key: string, side: Side])[] = [
  ['isAgent', 'attendant'],
  ['is_internal', 'attendant'],
  ['internal', 'attendant'],
  ['is_customer', 'client'],
  ['external', 'client'],
  ['is_host', 'attendant'],
  ['from_me', 'attendant'],
  ['isEmployee', 'attendant'],
  ['staff', 'attendant'],
  ['isClient', 'client'],
  ['is_from_company', 'attendant'],
  ['customer', 'client'],
  ['outgoing', 'attendant'],
  ['incoming', 'client'],
  ['is_team_member', 'attendant'],
  ['isExternalUser', 'client'],
];

/** Something else that items may have, of no use for reading. */
export const idleFields: readonly { readonly key: string; readonly write: (chance: Chance, at: number) => unknown }[] =
  [
    { key: 'confidence', write: (chance) => Math.round(800 + 190 * chance.next()) / 1000 },
    { key: 'sentiment', write: (chance) => chance.pick(['neutral', 'positive', 'negative']) },
    { key: 'language', write: () => 'en-US' },
    { key: 'id', write: (_, at) => `seg_${(at * 7919 + 104_729).toString(16)}` },
    { key: 'index', write: (_, at) => at },
    { key: 'seq', write: (_, at) => at + 1 },
    { key: 'is_edited', write: () => false },
    { key: 'score', write: (chance) => Math.round(chance.next() * 100) },
    { key: 'channelType', write: () => 'audio' },
    { key: 'keywords', write: () => [] },
    { key: 'topic', write: () => null },
    { key: 'word_count', write: (chance) => 3 + Math.floor(chance.next() * 20) },
    { key: 'emotion', write: (chance) => chance.pick(['calm', 'joy', 'calm', 'anger']) },
    { key: 'version', write: () => 2 },
    { key: 'url', write: (_, at) => `https://media.example/clip/${at}` },
  ];

const two = (value: number) => String(value).padStart(2, '0');
export const clockOf = (seconds: number, hours: boolean, fraction: string | null): string => {
  const whole = Math.floor(seconds);
  const base = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  const milliseconds = String(Math.floor((seconds - whole) * 1000 + 1e-6)).padStart(3, '0');
  return (
    (hours ? `${two(Math.floor(whole / 3600))}:${base}` : base) + (fraction === null ? '' : fraction + milliseconds)
  );
};

const noon = Date.UTC(2026, 2, 3, 13, 20, 5);

export interface TimeStyle {
  readonly name: string;
  readonly write: (seconds: number) => unknown;
}

/** How one file writes its times. Durations are written alike where that is usual. */
export const timeStyles: readonly TimeStyle[] = [
  { name: 'seconds', write: (time) => time },
  { name: 'seconds as text', write: (time) => time.toFixed(2) },
  { name: 'milliseconds', write: (time) => Math.round(time * 1000) },
  { name: 'milliseconds as text', write: (time) => String(Math.round(time * 1000)) },
  { name: 'microseconds', write: (time) => Math.round(time * 1e6) },
  { name: 'ticks', write: (time) => Math.round(time * 1e7) },
  { name: 'nanoseconds', write: (time) => Math.round(time * 1e9) },
  { name: 'centiseconds', write: (time) => Math.round(time * 100) },
  { name: 'with s', write: (time) => `${time.toFixed(3)}s` },
  { name: 'with ms', write: (time) => `${Math.round(time * 1000)}ms` },
  { name: 'PT', write: (time) => `PT${Math.floor(time / 60)}M${(time % 60).toFixed(2)}S` },
  { name: 'clock', write: (time) => clockOf(time, true, null) },
  { name: 'clock with fraction', write: (time) => clockOf(time, true, '.') },
  { name: 'clock with comma', write: (time) => clockOf(time, true, ',') },
  { name: 'short clock', write: (time) => clockOf(time, false, null) },
  { name: 'ISO date', write: (time) => new Date(noon + time * 1000).toISOString() },
  { name: 'ISO date with zone', write: (time) => `${new Date(noon + time * 1000).toISOString().slice(0, 23)}-03:00` },
  { name: 'date and time', write: (time) => new Date(noon + time * 1000).toISOString().slice(0, 19).replace('T', ' ') },
  { name: 'epoch seconds', write: (time) => Math.round((noon / 1000 + time) * 100) / 100 },
  { name: 'epoch milliseconds', write: (time) => Math.round(noon + time * 1000) },
  {
    name: 'object of seconds and nanos',
    write: (time) => ({ seconds: Math.floor(time), nanos: Math.round((time % 1) * 1e9) }),
  },
];

export const plainStyles = timeStyles.filter(({ name }) => !/object/.test(name));
