// The address of an analysis's shareable page (docs/decisions/analysis-fields.md#d34).
import { randomBytes } from 'node:crypto';
import type { Service } from '../service.ts';

export const sharePath = '/share/:token';
export const sharedAudioPath = `${sharePath}/audio`;

export const publicLink = ({ publicUrl }: Service, shareToken: string) =>
  `${publicUrl}${sharePath.replace(':token', shareToken)}`;

/** 128 random bits, which nobody guesses (docs/decisions/analysis-fields.md#d34). */
export const newShareToken = () => randomBytes(16).toString('base64url');

/** Null when the link was revoked. */
export const publicLinkOrNull = (service: Service, shareToken: string | null) =>
  shareToken === null ? null : publicLink(service, shareToken);

/** Where whoever has the link hears the recording; null where there is none. */
export const sharedAudioUrl = (service: Service, shareToken: string, storageKey: string | null) =>
  storageKey === null ? null : `${service.publicUrl}${sharedAudioPath.replace(':token', shareToken)}`;
