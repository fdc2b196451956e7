// A line's text cut where a mark or an uncertain part begins or ends.
export interface Part {
  from: number;
  to: number;
}

export interface Mark extends Part {
  /** The one that the reader is at. */
  isCurrent: boolean;
}

export interface TextPart {
  from: number;
  part: string;
  mark: Mark | undefined;
  isUncertain: boolean;
}

export function textParts(text: string, marks: readonly Mark[], uncertain: readonly Part[]): TextPart[] {
  const edges = [...marks, ...uncertain].flatMap(({ from, to }) => [from, to]).filter((at) => at < text.length);
  const cuts = [...new Set([0, ...edges, text.length])].sort((one, other) => one - other);
  return cuts.slice(0, -1).map((from, at) => {
    const holds = (one: Part) => one.from <= from && from < one.to;
    return { from, part: text.slice(from, cuts[at + 1]), mark: marks.find(holds), isUncertain: uncertain.some(holds) };
  });
}
