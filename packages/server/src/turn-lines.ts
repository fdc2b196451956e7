// Lines of those who wait, one for each company: the company that was served longest ago is next, however long another's line is.

export interface TurnLines<Waiting> {
  readonly isEmpty: boolean;
  add(subject: string, waiting: Waiting): void;
  /** Takes the next one out; undefined where nobody waits. */
  next(): Waiting | undefined;
}

export function turnLines<Waiting>(): TurnLines<Waiting> {
  /** The one served longest ago stands first. */
  const lines = new Map<string, Waiting[]>();
  return {
    get isEmpty() {
      return lines.size === 0;
    },
    add: (subject, waiting) => {
      const line = lines.get(subject);
      if (line) line.push(waiting);
      else lines.set(subject, [waiting]);
    },
    next: () => {
      const first = lines.entries().next().value;
      if (!first) return undefined;
      const [subject, line] = first;
      const waiting = line.shift();
      lines.delete(subject);
      if (line.length > 0) lines.set(subject, line);
      return waiting;
    },
  };
}
