// The part of the error table that is about request bodies: their type, size and spelling, and how they come in (docs/decisions/requests.md#d3, #d5, #d7, #d55).
import type { ErrorEntry } from './error-codes.ts';

const sizeOf = (bytes: number) => (bytes >= 1024 * 1024 ? `${bytes / (1024 * 1024)} MiB` : `${bytes / 1024} KiB`);

export const bodyErrors = {
  bodyTooComplex: { code: 'BAD_REQUEST', message: 'The request body has more than 10000 JSON values.' },
  bodyTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    message: (limitBytes: number) => `The request body is larger than ${sizeOf(limitBytes)}.`,
  },
  bodiesWithoutRoom: {
    code: 'SERVICE_UNAVAILABLE',
    message: 'The service cannot accept more request bodies right now. Retry after the seconds in Retry-After.',
  },
  senderTooSlow: {
    code: 'BAD_REQUEST',
    message: 'The request body arrived too slowly: nothing for 30 s, or less than 8 KiB a second. Send it again.',
  },
  callerLeft: {
    code: 'BAD_REQUEST',
    message: 'The connection was closed before the analysis began. Nothing was stored or charged.',
  },
  jsonRequired: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Content-Type must be application/json.',
  },
  contentTypeMissing: {
    code: 'UNAUTHORIZED',
    message: 'Header Content-Type is missing. Send Content-Type: application/json.',
  },
  batchTooLong: {
    code: 'BAD_REQUEST',
    message: (most: number) => `A batch has at most ${most} calls. Set maxItems: ${most} on httpBatchLink.`,
  },
  batchInputInvalid: {
    code: 'BAD_REQUEST',
    message: 'The input of a batch must be an object with the place of each call as key: {"0": …, "1": …}.',
  },
  batchAnswerTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    message: 'The answers of this batch are too large together. Make this call in another request.',
  },
  contentEncodingRefused: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Compressed request bodies are not supported. Send the body without Content-Encoding.',
  },
} as const satisfies Record<string, ErrorEntry>;
