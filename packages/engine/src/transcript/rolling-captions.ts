// Captions that roll: each cue shows the line before once more above its own, which was said only once.

const leastShare = 0.4;

/** Texts of cues without the lines that roll; as they are where fewer than two cues in five repeat the line before. */
export function withoutRolling(texts: readonly string[]): readonly string[] {
  const lines = texts.map((text) => text.split('\n').filter((line) => line.trim() !== ''));
  const repeats = lines.map((own, at) => at > 0 && own.length > 0 && own[0] === lines[at - 1]!.at(-1));
  if (texts.length < 5 || repeats.filter(Boolean).length < leastShare * texts.length) return texts;
  return lines.map((own, at) => own.slice(repeats[at] ? 1 : 0).join('\n'));
}
