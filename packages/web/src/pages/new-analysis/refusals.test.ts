import { earshotError } from '@earshot/core';
import { BadRequestError, ForbiddenError, RateLimitError } from '@earshot/core/client';
import { describe, expect, it } from 'vitest';
import { knownReason, refusalText } from './refusals.ts';
import en from './texts/en.ts';

const texts = en.refusals;
const said = (error: Error) => knownReason(error.message, texts);

describe('contract: Errors, Specific cases; D26–D30, D54: what a new analysis may be refused with', () => {
  it('knows every refusal of a submit and of its upload', () => {
    const errors = [
      earshotError('balanceExhausted', 0.5),
      earshotError('balanceTooLow', 12, 3),
      earshotError('audioTooLarge', 40),
      earshotError('uploadTooLarge', 40),
      earshotError('audioTooLong', 2),
      earshotError('audioFormat', ['mp3', 'wav']),
      earshotError('uploadTypeRefused', ['mp3', 'wav']),
      earshotError('audioUndecodable'),
      earshotError('audioWithoutTrack'),
      earshotError('audioWithoutSpeech'),
      earshotError('audioNotFound'),
      earshotError('audioKeyInvalid'),
      earshotError('uploadExpired'),
      earshotError('uploadExists'),
      earshotError('uploadQuota', 5100, 5120, 40),
      earshotError('diskFull'),
      earshotError('uploadEmpty'),
      earshotError('transcriberMissing'),
      earshotError('transcriberLanguage', 'es'),
      earshotError('audioLanguage', 'fr'),
      earshotError('transcriberLimit'),
      earshotError('transcriberDecoder'),
      earshotError('interactionTypeUnknown', 'x'),
      earshotError('interactionTypeInactive', 'x'),
      earshotError('salespersonNotFound'),
      earshotError('transcriptUnprocessable'),
    ];
    expect(errors.filter((error) => said(error) === null).map(({ message }) => message)).toEqual([]);
  });

  it('says the figures of the server', () => {
    expect(said(earshotError('balanceTooLow', 12, 3))).toBe('This conversation needs 12 minutes, and 3 are left.');
    expect(said(earshotError('uploadQuota', 5100, 5120, 40))).toContain('5100 of 5120 MB');
    expect(said(earshotError('audioFormat', ['mp3', 'wav']))).toBe(
      'This format is not supported. Supported formats: mp3, wav.',
    );
  });

  it('leaves what it does not know to the server’s words', () => {
    const facts = (serverMessage: string) => ({ message: serverMessage, serverMessage }) as const;
    const deactivated = new ForbiddenError({
      ...facts('Company "A" was deactivated on 2026-01-01.'),
      code: 'FORBIDDEN',
    });
    expect(refusalText(deactivated, texts)).toBeNull();
    expect(refusalText(new BadRequestError({ ...facts('Something new.'), code: 'BAD_REQUEST' }), texts)).toBeNull();
    const limited = new RateLimitError({
      ...facts('Rate limit exceeded. Try again in 60s.'),
      code: 'TOO_MANY_REQUESTS',
    });
    expect(refusalText(limited, texts)).toBe(texts.rateLimit);
  });
});
