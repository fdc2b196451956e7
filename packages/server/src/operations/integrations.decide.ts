// integrations.decide (extension): a recording that was left out, or is not handed out, is collected anyway or never.
import { decideRecording } from '../collection/decide-recording.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'integrations.decide'> = (input, caller, service) =>
  decideRecording(caller, input, service);
