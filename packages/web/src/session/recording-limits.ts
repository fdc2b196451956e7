// How large and how long a recording may be.
export interface RecordingLimits {
  megabytes: number;
  hours: number;
}

/** The usual ones, also until the server has answered. */
export const usualLimits: RecordingLimits = { megabytes: 40, hours: 2 };
