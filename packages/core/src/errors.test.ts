import { describe, expect, it } from 'vitest';
import { EarshotError, earshotError, errorBody, validationError } from './earshot-error.ts';
import { reasonByKey } from './error-reasons.ts';
import { httpStatusByCode } from './errors/error-codes.ts';
import { errorTable } from './errors.ts';
import document from './generated/openapi.json' with { type: 'json' };

describe('contract: Specific cases, exact messages', () => {
  it.each([
    [earshotError('apiKeyRequired'), 401, 'UNAUTHORIZED', 'API Key required. Use header X-API-Key.'],
    [earshotError('apiKeyInvalid'), 401, 'UNAUTHORIZED', 'Invalid or expired API Key'],
    [earshotError('audioKeyInvalid'), 403, 'FORBIDDEN', 'Invalid audioKey'],
    [
      earshotError('balanceExhausted', 0.5),
      403,
      'FORBIDDEN',
      'Insufficient minutes. Current balance: 0.5 min. Purchase more minutes to continue creating analyses.',
    ],
    [
      earshotError('balanceTooLow', 12, 3),
      403,
      'FORBIDDEN',
      'Insufficient minutes. Analysis requires 12 min, but balance is 3 min.',
    ],
    [earshotError('transcriptOrAudioRequired'), 400, 'BAD_REQUEST', "Either 'transcript' or 'audioKey' is required"],
    [validationError([]), 400, 'BAD_REQUEST', 'Input validation failed'],
    [earshotError('rateLimitExceeded'), 429, 'TOO_MANY_REQUESTS', 'Rate limit exceeded. Try again in 60s.'],
  ])('%s', (error, httpStatus, code, message) => {
    expect(error).toMatchObject({ httpStatus, code, message });
  });
});

describe('D69: a reason for each row', () => {
  it('is a word of the document, of one row, but for two texts of a low balance', () => {
    expect(Object.keys(reasonByKey).sort()).toEqual(Object.keys(errorTable).sort());
    const reasons = Object.values(reasonByKey);
    expect(reasons.filter((reason, at) => reasons.indexOf(reason) !== at)).toEqual(['minutes_insufficient']);
    const documented: readonly string[] = document.components.schemas.ErrorReason.enum;
    for (const reason of reasons) expect(reason).toMatch(/^[a-z]+(_[a-z]+)*$/);
    // The two of requests that never become one (packages/server/src/http/listen.ts).
    expect([...documented].sort()).toEqual([...new Set(reasons), 'http_invalid', 'headers_too_large'].sort());
  });

  it('are those that the decision names', () => {
    const named = [
      'missingScope',
      'companyDeactivated',
      'audioKeyInvalid',
      'balanceTooLow',
      'transcriptTooShort',
    ] as const;
    expect(named.map((key) => reasonByKey[key])).toEqual([
      'scope_missing',
      'company_deactivated',
      'audio_key_foreign',
      'minutes_insufficient',
      'transcript_too_short',
    ]);
  });
});

describe('decisions: exact messages', () => {
  it.each([
    ['D11', earshotError('missingScope', 'api:analyses:write'), 'API key lacks the required scope: api:analyses:write'],
    [
      'D13',
      earshotError('unknownPermission', 'api:analyses:read'),
      'Chave de API com permissões inválidas. Gere uma nova chave com a permissão api:analyses:read.',
    ],
    [
      'D59',
      earshotError('diskFull'),
      'The server has too little free disk space for recordings right now. Send the transcript instead, or retry later. The operator of the server can free space.',
    ],
    [
      'D59',
      earshotError('uploadQuota', 5100, 5120, 40),
      "Unused uploads, open grants and recordings of failed analyses take 5100 of your company's 5120 MiB, and this one needs 40 MiB. Analyse the uploads, or wait: unused uploads are removed after 24 hours.",
    ],
    [
      'D14',
      earshotError('companyDeactivated', 'Acme', Date.UTC(2026, 1, 3, 23, 59)),
      'Company "Acme" was deactivated on 2026-02-03.',
    ],
    [
      'D25',
      earshotError('transcriptUnprocessable'),
      'The transcript could not be processed. Retry, or review its content.',
    ],
    [
      'D54',
      earshotError('transcriberLanguage', 'pt'),
      "This audio needs a transcription endpoint for pt: the offline engine of this service does not support that language. Send the transcript, or send 'language' if the audio is in another language.",
    ],
    [
      'D54',
      earshotError('audioLanguage', 'fr'),
      "The audio is in French (fr), which this service does not analyse. It takes Portuguese, English and Spanish. Send 'language' if the audio is in one of them.",
    ],
    [
      'D26',
      earshotError('transcriberMissing'),
      'This service cannot transcribe audio. Send the transcript, or set EARSHOT_TRANSCRIPTION_ENGINE or OPENAI_API_KEY on the server.',
    ],
    ['D40', earshotError('cursorInvalid'), 'Invalid cursor'],
  ])('%s', (_decision, error, message) => {
    expect(error.message).toBe(message);
  });

  it('D3: statuses of the added codes', () => {
    const added = ['METHOD_NOT_SUPPORTED', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'SERVICE_UNAVAILABLE'] as const;
    expect(added.map((code) => httpStatusByCode[code])).toEqual([405, 409, 413, 503]);
  });

  it('D38: an impossible date names its parameter', () => {
    expect(earshotError('dateInvalid', 'from').message).toContain("'from'");
    expect(earshotError('occurredAtOutOfRange').message).toContain("'occurredAt'");
  });
});

describe('contract: Errors, Format', () => {
  it('has message, code and data at the root, in this order, without issues', () => {
    expect(JSON.stringify(errorBody(earshotError('cursorInvalid'), 'analysis.listAnalyses'))).toBe(
      '{"message":"Invalid cursor","code":"BAD_REQUEST","data":{"code":"BAD_REQUEST","httpStatus":400,"path":"analysis.listAnalyses","reason":"cursor_invalid"}}',
    );
  });

  it('puts issues of a validation error at the root, last', () => {
    const issue = {
      code: 'invalid_type',
      expected: 'string',
      path: ['transcript'],
      message: 'Invalid input: expected string, received number',
    };
    const body = errorBody(validationError([issue]), 'analysis.submitAnalysis');
    expect(Object.keys(body)).toEqual(['message', 'code', 'data', 'issues']);
    expect(body.issues).toEqual([issue]);
  });

  it('makes real errors that tell which entry they are', () => {
    const error = earshotError('analysisNotFound');
    expect(error).toBeInstanceOf(EarshotError);
    expect(error).toBeInstanceOf(Error);
    expect(error.key).toBe('analysisNotFound');
    expect(errorTable[error.key].message).toBe(error.message);
  });
});
