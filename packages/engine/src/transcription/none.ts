// No transcriber: recordings are refused with what would have to be configured.
import { earshotError } from '@earshot/core';
import type { Transcriber } from './transcriber.ts';

export const noTranscriber: Transcriber = {
  name: 'none',
  languages: [],
  separatesChannels: true,
  capacity: 1,
  transcribe: async () => {
    throw earshotError('transcriberMissing');
  },
};
