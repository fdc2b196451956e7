// What callers give to a create, a submit and a list of analyses, and what a read with turns gives back.
import type {
  Analysis,
  AnalysisListAnalysesData,
  AnalysisSubmitInput,
  ProcedureAnalysis,
  SubmitAnalysisInput,
} from '../../generated/types.gen.ts';
import type { WithRecording } from '../recordings/audio-source.ts';
import type { UploadOptions } from './uploads.ts';

/** Filters, `limit` and `cursor` of a list. An analysis has to match every filter. */
export type AnalysisListQuery = NonNullable<AnalysisListAnalysesData['query']>;

/** Body of a create. You can give a recording as `audio` instead of an `audioKey`. */
export type CreateAnalysisInput = WithRecording<SubmitAnalysisInput>;

/** Input of a submit. You can give a recording as `audio` instead of an `audioKey`. */
export type SubmitInput = WithRecording<AnalysisSubmitInput>;

/** An analysis with the turns of its conversation: speaker, side, text and, if the transcript has times, start and end. */
export type AnalysisWithTurns = Analysis & Pick<ProcedureAnalysis, 'turns'>;

/** Options of one create or submit. The upload options apply to its `audio`. */
export interface CreateAnalysisOptions extends UploadOptions {
  /** Your own key, to get the result of an earlier call with the same body; 1 to 255 printable ASCII characters. Default: a random one. */
  idempotencyKey?: string | undefined;
}
