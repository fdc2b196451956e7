// What is told of transcription endpoints, one or several.

export interface OpenAiTranscriberSettings {
  readonly apiKey: string;
  /** null = OpenAI's own address. */
  readonly baseURL: string | null;
  /** One whose name has `diarize` tells speakers apart. */
  readonly model: string;
  /** Longest wait for one answer. */
  readonly timeoutSeconds: number;
  /** Wait before the first retry; it doubles for each further one. 1 when left out. */
  readonly retrySeconds?: number;
  /** Most bytes that the endpoint takes at once; 24 MiB when left out. */
  readonly mostBytes?: number;
  /** How many recordings it is sent at the same time; 8 when left out. */
  readonly capacity?: number;
  /** Told once when the endpoint lacks a response format and a looser one is used. */
  readonly log?: (message: string) => void;
}

/** One of several endpoints. */
export interface EndpointSettings {
  /** For metrics and logs. */
  readonly name: string;
  readonly apiKey: string;
  /** null = OpenAI's own address. */
  readonly baseURL: string | null;
  readonly model: string;
  /** How many of the questions it gets, beside the weights of the others. */
  readonly weight: number;
  /** How many questions it is sent at the same time. */
  readonly atOnce: number;
}

export interface FleetSettings
  extends Pick<OpenAiTranscriberSettings, 'timeoutSeconds' | 'retrySeconds' | 'mostBytes' | 'log'> {
  readonly endpoints: readonly EndpointSettings[];
}
