// Every error of the interface, one row each: its code and exact message. The code decides the HTTP status, in errors/error-codes.ts.

import { printMinutes } from './credits/print-minutes.ts';
import { accessErrors } from './errors/access-errors.ts';
import { audioErrors } from './errors/audio-errors.ts';
import { bodyErrors } from './errors/body-errors.ts';
import { coachingErrors } from './errors/coaching-errors.ts';
import type { ErrorEntry } from './errors/error-codes.ts';
import { passkeyErrors } from './errors/passkey-errors.ts';
import { transcriptErrors } from './errors/transcript-errors.ts';
import { typeErrors } from './errors/type-errors.ts';

/** What the caller sent is said again, but not all of a text of megabytes. */
const short = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text);

/** The table: error key → code and message (docs/contract.md#errors; docs/decisions/requests.md, docs/decisions/idempotency.md#d9, docs/decisions/access.md, docs/decisions/creation.md, docs/decisions/minutes.md#d22, #d23, #d36, #d45, docs/decisions/audio.md#d27, #d28, #d29, #d30, docs/decisions/analysis-fields.md, docs/decisions/listing.md, docs/decisions/rate-limits.md#d44, docs/decisions/webhooks.md, docs/decisions/sign-in.md#d51, #d52, #d53). */
export const errorTable = {
  // Requests (docs/decisions/requests.md, docs/decisions/idempotency.md#d9)
  inputInvalid: { code: 'BAD_REQUEST', message: 'Input validation failed' },
  brokenJson: { code: 'BAD_REQUEST', message: 'The request body is not valid JSON.' },
  brokenInput: { code: 'BAD_REQUEST', message: "Query parameter 'input' is not valid JSON. Send URL-encoded JSON." },
  repeatedParameter: {
    code: 'BAD_REQUEST',
    message: (parameter: string) => `Query parameter '${parameter}' was given more than once. Send it once.`,
  },
  idempotencyKeyInvalid: {
    code: 'BAD_REQUEST',
    message: 'Idempotency-Key must have 1 to 255 printable ASCII characters.',
  },
  idempotencyKeyReused: {
    code: 'CONFLICT',
    message: 'This Idempotency-Key was already used with a different body. Use a new key for a new request.',
  },
  idempotencyKeyRunning: {
    code: 'CONFLICT',
    message: 'A request with this Idempotency-Key is still running. Retry when it has ended.',
  },
  addressNotFound: {
    code: 'NOT_FOUND',
    message: (path: string) =>
      `No operation at '${path}'. See /docs or /openapi.json for the addresses of this service.`,
  },
  methodNotSupported: {
    code: 'METHOD_NOT_SUPPORTED',
    message: (allowed: string) => `Method not supported at this address. Allowed: ${allowed}.`,
  },
  ...bodyErrors,
  rateLimitExceeded: { code: 'TOO_MANY_REQUESTS', message: 'Rate limit exceeded. Try again in 60s.' },
  internal: { code: 'INTERNAL_SERVER_ERROR', message: 'Internal error. Retry with exponential backoff.' },
  shuttingDown: { code: 'SERVICE_UNAVAILABLE', message: 'The service is shutting down. Retry in a few seconds.' },
  databaseUnavailable: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'The database cannot be reached right now. Retry with exponential backoff.',
  },
  storageUnavailable: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'The storage cannot be reached right now. Retry with exponential backoff.',
  },
  diskFull: {
    code: 'SERVICE_UNAVAILABLE',
    message:
      'The server has too little free disk space for recordings right now. Send the transcript instead, or retry later. The operator of the server can free space.',
  },

  ...accessErrors,

  // Creating an analysis (docs/contract.md#post-apianalyses; docs/decisions/creation.md, docs/decisions/minutes.md#d22, #d23, docs/decisions/audio.md#d27, #d28, #d29)
  transcriptOrAudioRequired: { code: 'BAD_REQUEST', message: "Either 'transcript' or 'audioKey' is required" },
  exactlyOneSource: {
    code: 'BAD_REQUEST',
    message: "Exactly one of 'audioKey', 'audioUrl' and 'transcript' is required",
  },
  interactionTypeUnknown: {
    code: 'BAD_REQUEST',
    message: (key: string) =>
      `Unknown interactionType '${short(key)}'. Use a key of the catalogue or of a company type.`,
  },
  interactionTypeInactive: {
    code: 'BAD_REQUEST',
    message: (key: string) => `The interactionType '${short(key)}' is deactivated. Activate it or use another one.`,
  },
  salespersonNotFound: { code: 'NOT_FOUND', message: 'Salesperson not found' },
  audioKeyInvalid: { code: 'FORBIDDEN', message: 'Invalid audioKey' },
  balanceExhausted: {
    code: 'FORBIDDEN',
    message: (balance: number) =>
      `Insufficient minutes. Current balance: ${printMinutes(balance)} min. Purchase more minutes to continue creating analyses.`,
  },
  balanceTooLow: {
    code: 'FORBIDDEN',
    message: (requiredMinutes: number, balance: number) =>
      `Insufficient minutes. Analysis requires ${printMinutes(requiredMinutes)} min, but balance is ${printMinutes(balance)} min.`,
  },
  ...audioErrors,
  ...transcriptErrors,
  uploadTypeRefused: {
    code: 'BAD_REQUEST',
    message: (formats: readonly string[]) =>
      `'contentType' is not a supported audio type. Supported: ${formats.join(', ')}.`,
  },
  filenameInvalid: { code: 'BAD_REQUEST', message: "'filename' must be a file name without folders." },
  uploadFormRequired: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Content-Type must be multipart/form-data.' },
  uploadFormBroken: { code: 'BAD_REQUEST', message: 'The form is incomplete or is not valid multipart/form-data.' },
  uploadFileLast: { code: 'BAD_REQUEST', message: "The form must contain 'file' once, as its last field." },
  uploadFieldMissing: {
    code: 'FORBIDDEN',
    message: (field: string) => `Form field '${field}' is missing. Send every field of the grant, before 'file'.`,
  },
  uploadFieldRefused: {
    code: 'FORBIDDEN',
    message: (field: string) =>
      `Form field '${field}' does not belong to the grant or appears twice. Send only the fields of the grant and 'file'.`,
  },
  uploadFieldChanged: {
    code: 'FORBIDDEN',
    message: (field: string) => `Form field '${field}' differs from the grant. Send every field unchanged.`,
  },
  uploadExpired: { code: 'FORBIDDEN', message: 'The grant of this upload has expired. Ask for a new one.' },
  uploadEmpty: { code: 'BAD_REQUEST', message: 'The file is empty.' },
  uploadTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    message: (limitMib: number) => `The file is larger than ${limitMib} MB.`,
  },
  uploadQuota: {
    code: 'FORBIDDEN',
    message: (takenMib: number, quotaMib: number, neededMib: number) =>
      `Unused uploads, open grants and recordings of failed analyses take ${takenMib} of your company's ${quotaMib} MiB, and this one needs ${neededMib} MiB. Analyse the uploads, or wait: unused uploads are removed after 24 hours.`,
  },
  uploadExists: { code: 'CONFLICT', message: 'A file was already uploaded with this grant. Ask for a new one.' },

  // Reading and listing (docs/contract.md#get-apianalyses; docs/decisions/listing.md)
  analysisNotFound: { code: 'NOT_FOUND', message: 'Analysis not found' },
  analysisHeld: { code: 'CONFLICT', message: 'A legal hold keeps this analysis. Lift it first.' },
  speakerUnknown: {
    code: 'BAD_REQUEST',
    message: (name: string) =>
      `Nobody in this conversation is called '${short(name)}'. Use the names in 'participants'.`,
  },
  speakerRepeated: {
    code: 'BAD_REQUEST',
    message: (name: string) => `'sides' names '${short(name)}' more than once. Name each speaker once.`,
  },
  sidesNotSettable: {
    code: 'CONFLICT',
    message:
      "The sides of this analysis cannot be set: it is not completed, its transcript names no speakers or was deleted, or its speakers are no longer read by the names in 'participants'.",
  },
  sidesIncomplete: {
    code: 'CONFLICT',
    message:
      'A model judged this analysis, so an attendant and a client must both speak in it. Put somebody who speaks on each side.',
  },
  criterionNotJudged: {
    code: 'BAD_REQUEST',
    message: (key: string) =>
      `The scorecard of this analysis has no criterion '${short(key)}'. Use a key in 'interactionScorecard.criteria'.`,
  },
  contestOfAnother: {
    code: 'CONFLICT',
    message: 'Somebody else has contested this verdict. Only they can change or withdraw the contest.',
  },
  ...coachingErrors,
  ...passkeyErrors,
  personHeld: { code: 'CONFLICT', message: 'A legal hold keeps an analysis of this person. Lift it first.' },
  dateInvalid: {
    code: 'BAD_REQUEST',
    message: (parameter: string) => `'${parameter}' must be an existing date (YYYY-MM-DD) or an ISO-8601 date-time.`,
  },
  occurredAtOutOfRange: {
    code: 'BAD_REQUEST',
    message: "'occurredAt' must lie between 1970 and now: it says when the conversation took place.",
  },
  limitInvalid: { code: 'BAD_REQUEST', message: "'limit' must be an integer from 1 to 100." },
  statusInvalid: {
    code: 'BAD_REQUEST',
    message: "'status' must be pending, processing, completed or failed.",
  },
  cursorInvalid: { code: 'BAD_REQUEST', message: 'Invalid cursor' },
  trendPeriodTooLong: {
    code: 'BAD_REQUEST',
    message: (most: number) => `The period has more than ${most} intervals. Request weeks or a shorter period.`,
  },
  talkTargetsReversed: {
    code: 'BAD_REQUEST',
    message: (least: number, most: number) =>
      `'minAttendantTalkPct' would be ${least}, above 'maxAttendantTalkPct', which would be ${most}. Send both, the smaller one first.`,
  },

  // Share links (extension: docs/decisions/analysis-fields.md#d34, docs/decisions/sign-in.md#d53, docs/decisions/access.md#d57)
  shareLinkUnfinished: {
    code: 'CONFLICT',
    message: 'The analysis is not finished yet. Change its link when it has finished.',
  },
  shareLinkArchived: {
    code: 'CONFLICT',
    message: 'The analysis is archived. Bring it back before you create a link.',
  },
  sharedAnalysisNotFound: { code: 'NOT_FOUND', message: 'There is no analysis at this address.' },
  shareLinksOff: { code: 'CONFLICT', message: 'Your company has switched share links off.' },
  sharePasscodeRequired: { code: 'FORBIDDEN', message: 'This link needs a passcode. Send it with share.unlock.' },
  sharePasscodeWrong: { code: 'FORBIDDEN', message: 'This passcode is wrong.' },
  sharePasscodeBlocked: { code: 'TOO_MANY_REQUESTS', message: 'Too many wrong passcodes. Try again in 15 minutes.' },
  sharedAnalysisUnavailable: { code: 'FORBIDDEN', message: 'This analysis is not available.' },

  // Webhook destinations (docs/contract.md#destinations; docs/decisions/webhooks.md#d46, docs/decisions/creation.md#d59)
  destinationNotFound: { code: 'NOT_FOUND', message: 'Webhook destination not found' },
  destinationDuplicate: {
    code: 'CONFLICT',
    message: 'A webhook destination with this role and targetUrl already exists.',
  },
  destinationRoleRefused: {
    code: 'BAD_REQUEST',
    message: "'role' of a new webhook destination must be admin_company or super_admin.",
  },
  destinationRoleFixed: {
    code: 'BAD_REQUEST',
    message: "'role' of a webhook destination cannot be changed. Create another destination instead.",
  },
  destinationUrlInvalid: { code: 'BAD_REQUEST', message: "'targetUrl' must be a valid https:// address." },
  destinationUrlCredentials: { code: 'BAD_REQUEST', message: "'targetUrl' must not contain a user name or password." },
  destinationUrlPrivate: {
    code: 'BAD_REQUEST',
    message: "'targetUrl' is in a private network. Use a public address.",
  },
  destinationUrlUnresolved: { code: 'BAD_REQUEST', message: "The host of 'targetUrl' does not resolve." },
  destinationTriggersEmpty: { code: 'BAD_REQUEST', message: "'triggers' must name at least one trigger." },
  destinationTriggerRefused: {
    code: 'BAD_REQUEST',
    message:
      'The triggers scheduled_collection and integrations are only for destinations with role admin_company or super_admin.',
  },

  // Company types, integrations, companies (extensions, docs/decisions/sign-in.md#d53)
  ...typeErrors,
  integrationSettings: { code: 'BAD_REQUEST', message: (reason: string) => reason },
  backfillPeriod: {
    code: 'BAD_REQUEST',
    message: "'from' must be before 'to', and 'to' not in the future.",
  },
  integrationInactive: {
    code: 'CONFLICT',
    message: 'The integration is inactive. Activate it before collecting.',
  },
  sinceInvalid: {
    code: 'BAD_REQUEST',
    message: "'since' must be an ISO-8601 date or date-time, not in the future.",
  },
  integrationNotFound: { code: 'NOT_FOUND', message: 'Integration not found' },
  recordingNotFound: { code: 'NOT_FOUND', message: 'No recording with this id was skipped or is held' },
  companyNotFound: { code: 'NOT_FOUND', message: 'Company not found' },
} as const satisfies Record<string, ErrorEntry>;

/** Name of an error in the table. */
export type ErrorKey = keyof typeof errorTable;

type Table = typeof errorTable;
type ArgumentsOf<Text> = Text extends (...args: infer A) => string ? A : [];

/** Arguments that the message or the detail of an error takes; none when its text is fixed. */
export type ErrorArguments<K extends ErrorKey> = Table[K] extends { readonly detail: infer Detail }
  ? ArgumentsOf<Detail>
  : ArgumentsOf<Table[K]['message']>;
