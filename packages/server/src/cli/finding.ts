// What a check of an installation found.

export interface Finding {
  /** `off`: not set up, and nothing needs it; `warning`: works in part, or nobody knows; `failed`: does not work. */
  state: 'ok' | 'off' | 'warning' | 'failed';
  /** One line: what was found and, where something is wrong, what to do. */
  said: string;
}

/** Each takes what is said. */
export const ok = (said: string): Finding => ({ state: 'ok', said });
export const off = (said: string): Finding => ({ state: 'off', said });
export const warning = (said: string): Finding => ({ state: 'warning', said });
export const failed = (said: string): Finding => ({ state: 'failed', said });
