// What callers give to a create, a submit and a list of analyses, and what a create and a read with turns give back.
import type {
  Analysis,
  AnalysisAddCommentInput,
  AnalysisDecideVerdictInput,
  AnalysisListAnalysesData,
  AnalysisListItem,
  AnalysisListPageInput,
  AnalysisSetInteractionTypeInput,
  AnalysisSubmitInput,
  AnalysisUpdateShareLinkInput,
  PageListItem,
  ProcedureAnalysis,
  SearchHit,
  SubmitAnalysisInput,
  CreatedAnalysis as WireCreatedAnalysis,
} from '../../generated/types.gen.ts';
import { ConfigurationError } from '../errors.ts';
import type { Recording } from '../recordings/recording.ts';
import type { UploadOptions } from './uploads.ts';

/** Keys of the types in the catalogue. A company may have types of its own beside them. */
export type CatalogueTypeKey =
  | 'cold_call'
  | 'lead_qualification'
  | 'discovery'
  | 'demo'
  | 'negotiation'
  | 'closing'
  | 'follow_up'
  | 'onboarding'
  | 'renewal_expansion'
  | 'retention'
  | 'support'
  | 'complaint';

/** Any text; editors suggest the catalogue. */
export type InteractionTypeKey = CatalogueTypeKey | (string & {});

/** Exactly one of the members. */
type OneOf<Members> = {
  [Key in keyof Members]: Pick<Members, Key> & { [Other in Exclude<keyof Members, Key>]?: undefined };
}[keyof Members];

/** The same, with `undefined` for a member that may be missing. */
type Lenient<Members> = { [Key in keyof Members]?: Members[Key] | undefined };

interface Transcript {
  /** The text to analyse, at most 2 MiB in UTF-8. Its format is recognised by its content. */
  transcript: string;
}

interface Recordings {
  /** A recording in memory, on disk or from a stream. Small ones are sent in the request, others are uploaded first; at most 40 MiB. */
  audio: Recording;
  /** The key of an upload, from `uploads.upload`. */
  audioKey: string;
  /** Public address of a recording. `submit` takes https only; for `create`, its path must end in .mp3, .mp4, .wav, .ogg or .opus. */
  audioUrl: string;
}

type NoTranscript = { transcript?: undefined };
type NoRecording = { [Key in keyof Recordings]?: undefined };

type TypeOfInteraction = {
  /** Key of the type, in the catalogue or an active one of the company's own. Earshot detects the type if you leave it out. */
  interactionType?: InteractionTypeKey | undefined;
};

/** The recording of a create or submit: exactly one of `audio`, `audioKey` and `audioUrl`. */
export type RecordingSource = OneOf<Recordings>;

/** Input of a create: a `transcript`, a recording (`audio`, `audioKey` or `audioUrl`), or a transcript and its recording. */
export type CreateAnalysisInput = Lenient<
  Omit<SubmitAnalysisInput, keyof Transcript | keyof Recordings | 'interactionType'>
> &
  TypeOfInteraction &
  ((Transcript & (NoRecording | RecordingSource)) | (NoTranscript & RecordingSource));

/** Input of a submit: exactly one of `transcript`, `audio`, `audioKey` and `audioUrl`. */
export type SubmitInput = Lenient<Omit<AnalysisSubmitInput, keyof Transcript | keyof Recordings | 'interactionType'>> &
  TypeOfInteraction &
  ((Transcript & NoRecording) | (NoTranscript & RecordingSource));

/** What a create returns: the analysis without its transcript and its internal facts. `get` reads the rest. `score` is `displayScore` under the wire's name. */
export type CreatedAnalysis = WireCreatedAnalysis & Pick<Analysis, 'displayScore'>;

type TypeFilter = {
  /** Only analyses of this type; `__none__` selects those without a type. */
  interactionType?: InteractionTypeKey | '__none__' | undefined;
};

/** Filters, `limit` and `cursor` of a list. An analysis has to match every filter. */
export type AnalysisListQuery = Lenient<Omit<NonNullable<AnalysisListAnalysesData['query']>, 'interactionType'>> &
  TypeFilter;

/** Filters, `limit` and `cursor` of `listPage`. An analysis has to match every filter. */
export type AnalysisPageQuery = Lenient<Omit<AnalysisListPageInput, 'interactionType'>> & TypeFilter;

/** An entry of `listPage` and `listByIds`: that of `list`, and when the conversation took place. */
export type ListedAnalysis = AnalysisListItem & Omit<PageListItem, 'audioDuration'>;

/** A page of `listPage`. */
export interface ListedPage {
  items: ListedAnalysis[];
  /** For the next call; null on the last page. */
  nextCursor: string | null;
  hasMore: boolean;
}

/** An entry of `search`: the entry of the list, and the passages that were found. */
export type FoundAnalysis = Omit<SearchHit, 'analysis'> & { analysis: ListedAnalysis };

/** A page of `search`. */
export interface FoundPage extends Omit<ListedPage, 'items'> {
  items: FoundAnalysis[];
}

/** An analysis with the turns of its conversation: speaker, side, text and, if the transcript has times, start and end. */
export type AnalysisWithTurns = Analysis & Pick<ProcedureAnalysis, 'turns' | 'legalHoldAt'>;

/** Options of one create or submit. The upload options apply to its `audio`. */
export interface CreateAnalysisOptions extends UploadOptions {
  /** Your own key, to get the result of an earlier call with the same body; 1 to 255 printable ASCII characters. Default: a random one. */
  idempotencyKey?: string | undefined;
}

// docs/procedures.md#names

/** Length of a recording under the client's name for it; procedures say `audioDuration`. */
export function inSeconds<Item extends { audioDuration: number | null }>({ audioDuration, ...item }: Item) {
  return { ...item, audioDurationSeconds: audioDuration };
}

/** The score of a created analysis under the client's name for it; on the wire it is `score`, which elsewhere is another. */
export function withDisplayScore(created: WireCreatedAnalysis): CreatedAnalysis {
  return { ...created, displayScore: created.score };
}

/** For programs without types, whose second source would be ignored. */
export function checkSource({ audio, audioKey, audioUrl }: CreateAnalysisInput | SubmitInput): void {
  if ([audio, audioKey, audioUrl].filter((source) => source !== undefined).length < 2) return;
  throw new ConfigurationError('Give one recording: audio, audioKey or audioUrl.');
}

/** What a new link shows, to whom, until when, and behind which passcode. */
export type NewShareLink = Omit<AnalysisUpdateShareLinkInput, 'id' | 'action'>;

/** What `decideVerdict` takes beside the id. */
export type VerdictDecisionInput = Omit<AnalysisDecideVerdictInput, 'id'>;

/** What `setInteractionType` takes beside the id. */
export type TypeChangeInput = Omit<AnalysisSetInteractionTypeInput, 'id' | 'interactionType'> & {
  interactionType: InteractionTypeKey;
};

/** A comment on the whole conversation where `turn` is left out, and for everybody where `forUserId` is. */
export type NewComment = Pick<AnalysisAddCommentInput, 'text'> &
  Partial<Pick<AnalysisAddCommentInput, 'turn' | 'forUserId' | 'exampleOf'>>;
