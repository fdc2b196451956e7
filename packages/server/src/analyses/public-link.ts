// The address of an analysis's shareable page (D34).
import type { Service } from '../service.ts';

export const sharePath = '/share/:token';

export const publicLink = ({ publicUrl }: Service, shareToken: string) =>
  `${publicUrl}${sharePath.replace(':token', shareToken)}`;
