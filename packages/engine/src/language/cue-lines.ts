// A sheet of cues as its lines: one cue each, without blank lines and comments.
/** Lines of a cue sheet; empty ones and those that begin with `#` are left out. */
export function cueLines(sheet: string): string[] {
  return sheet
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
