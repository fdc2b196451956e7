// Values of JSON columns.

/** What is not JSON (an old format) reads as absent (docs/decisions/creation.md#d58). */
export function readJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
