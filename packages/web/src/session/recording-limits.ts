// How large and how long a recording may be, and whether the server hears its language.
export interface RecordingLimits {
  megabytes: number;
  hours: number;
  /** Nothing on the server transcribes the language that is chosen. */
  isUnheard?: boolean;
}

/** The usual ones, also until the server has answered. */
export const usualLimits: RecordingLimits = { megabytes: 40, hours: 2 };
