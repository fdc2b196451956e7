// Who spoke when, as it was told and as it was heard: diarization errors, time on the right voice, shares of the talk.

export interface SpokenLine {
  speaker: string;
  start: number;
  end: number;
}

export interface SpeakerErrors {
  found: number;
  there: number;
  /** Of the time in which one speaks and somebody is heard. */
  right: number;
  /** The diarization error rate, of what is missed, invented and confused, with overlaps and without a collar. */
  errors: number;
  /** How far the first speaker's share of the talk is off. */
  shareOff: number;
}

const stepSeconds = 0.02;

/** Labels are given to the speakers so that most time is right. */
export function speakerErrors(truth: readonly SpokenLine[], heard: readonly SpokenLine[]): SpeakerErrors {
  const [names, labels] = [truth, heard].map((lines) => [...new Set(lines.map(({ speaker }) => speaker))]) as [
    string[],
    string[],
  ];
  const at = (lines: readonly SpokenLine[], time: number) =>
    new Set(lines.filter((line) => line.start <= time && time < line.end).map((line) => line.speaker));
  const length = Math.ceil(Math.max(...truth.map(({ end }) => end)) / stepSeconds);
  const times = Array.from({ length }, (_, index) => index * stepSeconds);
  const moments = times.map((time) => ({ said: at(truth, time), named: at(heard, time) }));
  const together = (name: string, label: string) =>
    moments.filter(({ said, named }) => said.has(name) && named.has(label)).length;
  const counts = new Map(names.map((name) => [name, new Map(labels.map((label) => [label, together(name, label)]))]));
  const owners = bestOwners(names, labels, (name, label) => counts.get(name)!.get(label)!).owners;
  let [spoken, wrong, alone, right] = [0, 0, 0, 0];
  for (const { said, named } of moments) {
    const hits = [...named].filter((label) => said.has(owners.get(label) ?? '')).length;
    spoken += said.size;
    wrong += Math.max(said.size, named.size) - hits;
    if (said.size !== 1 || named.size === 0) continue;
    alone++;
    right += hits > 0 ? 1 : 0;
  }
  const share = (side: 'said' | 'named', isFirst: (label: string) => boolean) => {
    const all = moments.flatMap((moment) => [...moment[side]]);
    return all.filter(isFirst).length / Math.max(all.length, 1);
  };
  const off = share('said', (name) => name === names[0]) - share('named', (label) => owners.get(label) === names[0]);
  return {
    found: labels.length,
    there: names.length,
    right: right / Math.max(alone, 1),
    errors: wrong / Math.max(spoken, 1),
    shareOff: Math.abs(off),
  };
}

/** Each name gets at most one label. */
function bestOwners(
  [name, ...names]: readonly string[],
  labels: readonly string[],
  count: (name: string, label: string) => number,
): { owners: Map<string, string>; sum: number } {
  if (name === undefined) return { owners: new Map(), sum: 0 };
  let best = bestOwners(names, labels, count);
  for (const label of labels) {
    const rest = bestOwners(
      names,
      labels.filter((other) => other !== label),
      count,
    );
    const sum = rest.sum + count(name, label);
    if (sum > best.sum) best = { owners: new Map([...rest.owners, [label, name]]), sum };
  }
  return best;
}
