// Who was in a meeting besides its host: known by name, while the host is known by e-mail address.

/**
 * The names of the others, as one line; null when none of the names can be told to be the host's, since the client might then
 * be the host. `names` may repeat.
 */
export function otherNames(names: readonly string[], hostEmail: string | null): string | null {
  const distinct = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
  const others = distinct.filter((name) => hostEmail === null || !isOf(name, hostEmail));
  if (others.length === 0 || others.length === distinct.length) return null;
  return others.join(', ').slice(0, 200);
}

/** Whether an address is made of a name: `ana.souza@`, `asouza@`, `ana@` for Ana Souza. */
function isOf(name: string, email: string): boolean {
  const words = wordsOf(name);
  const parts = wordsOf(email.split('@')[0] ?? '');
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (parts.length === 0 || words.length === 0) return false;
  if (parts.every((part) => words.some((word) => word === part || (part.length === 1 && word.startsWith(part))))) {
    return parts.some((part) => part.length > 1);
  }
  const whole = parts.join('');
  return [words.join(''), first[0] + last, first + last[0], first + last].includes(whole);
}

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}]+/u)
    .filter((word) => word !== '');

/** Names in front of what is said in a WebVTT file of Zoom's, `Ana Souza: Good morning`. */
export function speakersOf(vtt: string): string[] {
  const speakers = new Set<string>();
  let isCue = false;
  for (const line of vtt.split('\n')) {
    const name = isCue ? /^([^:]{1,80}):(?:\s|$)/.exec(line)?.[1] : undefined;
    if (name !== undefined) speakers.add(name.trim());
    isCue = line.includes('-->');
  }
  return [...speakers];
}

/** The participant in the name of a file with their sound only: `Audio only - Ana Souza.m4a`. */
export function participantOf(fileName: string): string {
  return fileName
    .replace(/\.\w{2,4}$/, '')
    .replace(/^audio(?: only)?\s*[-–_:]\s*/i, '')
    .trim();
}
