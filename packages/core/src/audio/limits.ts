// Sizes, times and durations that audio may have (docs/contract.md#limits; docs/decisions/creation.md#d26, docs/decisions/audio.md#d27, #d28).

const mib = 1024 * 1024;

/** Decoded bytes of a Data URL. */
export const maxDataUrlBytes = 10 * mib;
/** Bytes behind a direct URL, and of an upload. */
export const maxAudioBytes = 40 * mib;
/** Applies to audio given to a procedure; REST has no fixed limit. */
export const maxProcedureAudioSeconds = 2 * 60 * 60;

/** Redirects that are followed on the way to a recording (docs/decisions/creation.md#d26). */
export const maxAudioRedirects = 5;
/** Longest wait for a connection to the host of a recording, in ms (docs/decisions/creation.md#d26). */
export const audioConnectTimeoutMs = 15_000;
/** Longest silence while a recording comes in, in ms (docs/decisions/creation.md#d26). */
export const audioIdleTimeoutMs = 15_000;
/** Longest time for a whole recording to come in, in ms (docs/decisions/creation.md#d26). */
export const audioDownloadTimeoutMs = 120_000;

/** A number of bytes as messages name it: `40` for 40 MiB. */
export function inMib(bytes: number): number {
  return bytes / mib;
}
