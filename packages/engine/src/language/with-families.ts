// A pack's cues with the lines that are built of classes of words: a cue's vetoes hold for both.

export const withFamilies = <Cues extends Readonly<Record<string, string>>>(
  cues: Cues,
  more: Readonly<Record<string, string | undefined>>,
): Cues => Object.fromEntries(Object.entries(cues).map(([cue, lines]) => [cue, lines + (more[cue] ?? '')])) as Cues;
