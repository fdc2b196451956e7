// Gives a limited number of turns at a time, shared fairly: the waiting company that was served longest ago is next, however long another's line is.

export interface FairTurns {
  /** Resolves when it is the company's turn, with what ends it; called more than once, it ends it once. */
  enter(companyId: string): Promise<() => void>;
  /** How many wait for a turn. */
  readonly waiting: number;
}

/** Above it, those served longest ago are forgotten: that makes them first again, which they are anyway. */
const mostRemembered = 10_000;

/** At most `capacity` turns at a time, `mostPerCompany` of them for one company. */
export function fairTurns(capacity: number, mostPerCompany: number): FairTurns {
  const lines = new Map<string, (() => void)[]>();
  const turnsByCompany = new Map<string, number>();
  /** When each was last served, counted in turns; the longest ago stands first. */
  const servedAt = new Map<string, number>();
  let turnsInUse = 0;
  let turnCount = 0;
  let waiting = 0;

  const turnsOf = (companyId: string) => turnsByCompany.get(companyId) ?? 0;

  function nextCompany(): string | null {
    let next: string | null = null;
    for (const companyId of lines.keys()) {
      if (turnsOf(companyId) >= mostPerCompany) continue;
      if (next === null || (servedAt.get(companyId) ?? 0) < (servedAt.get(next) ?? 0)) next = companyId;
    }
    return next;
  }

  function beginTurn(companyId: string): void {
    turnsInUse += 1;
    turnsByCompany.set(companyId, turnsOf(companyId) + 1);
    servedAt.delete(companyId);
    servedAt.set(companyId, ++turnCount);
    if (servedAt.size > mostRemembered) servedAt.delete(servedAt.keys().next().value!);
  }

  function giveBack(companyId: string): void {
    turnsInUse -= 1;
    const remaining = turnsOf(companyId) - 1;
    if (remaining > 0) turnsByCompany.set(companyId, remaining);
    else turnsByCompany.delete(companyId);
    serve();
  }

  function serve(): void {
    while (turnsInUse < capacity) {
      const companyId = nextCompany();
      if (companyId === null) return;
      const line = lines.get(companyId)!;
      const start = line.shift()!;
      if (line.length === 0) lines.delete(companyId);
      waiting -= 1;
      beginTurn(companyId);
      start();
    }
  }

  return {
    get waiting() {
      return waiting;
    },
    enter: async (companyId) => {
      await new Promise<void>((resolve) => {
        const line = lines.get(companyId);
        if (line) line.push(resolve);
        else lines.set(companyId, [resolve]);
        waiting += 1;
        serve();
      });
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        giveBack(companyId);
      };
    },
  };
}
