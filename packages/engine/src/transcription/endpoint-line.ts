// Where questions wait for an endpoint: owners take turns, and endpoints with room are chosen by weight.
import type { EndpointHealth, EndpointVisit } from './endpoint-health.ts';

export interface PlaceRequest {
  /** Who asks: of those that wait, the one served longest ago is next. */
  readonly owner: string;
  /** Those that may be asked, the better ones first; of the first group with one that is awake, one is taken. */
  readonly choices: readonly (readonly EndpointHealth[])[];
  /** Also those that rest, where none is awake: the one whose rest ends first. */
  readonly isForced: boolean;
}

export interface EndpointLine {
  /** Waits for room; null when none of the choices may be asked now. Rejects with the signal's reason. */
  enter(request: PlaceRequest, signal?: AbortSignal): Promise<EndpointVisit | null>;
  /** To be called when a visit has ended. */
  serve(): void;
}

interface Waiting {
  request: PlaceRequest;
  resolve(visit: EndpointVisit | null): void;
}

/** Above it, owners served longest ago are forgotten: that makes them first again, which they are anyway. */
const mostRemembered = 10_000;

export function endpointLine(all: readonly EndpointHealth[], clock: () => number): EndpointLine {
  const lines = new Map<string, Waiting[]>();
  const servedAt = new Map<string, number>();
  const credit = new Map<EndpointHealth, number>();
  let turns = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Smooth weighted turns, as of nginx: the heavier one comes more often, but never in a row where others could. */
  function byWeight(candidates: readonly EndpointHealth[]): EndpointHealth {
    const creditOf = (each: EndpointHealth) => credit.get(each) ?? 0;
    for (const each of candidates) credit.set(each, creditOf(each) + each.weight);
    const best = candidates.reduce((a, b) => (creditOf(b) > creditOf(a) ? b : a));
    credit.set(best, creditOf(best) - candidates.reduce((sum, each) => sum + each.weight, 0));
    return best;
  }

  /** `wait`: an endpoint may be used, but has no room. Null: none may be used. */
  function placeFor({ choices, isForced }: PlaceRequest, now: number): EndpointHealth | 'wait' | null {
    const awake = choices.map((group) => group.filter((each) => each.isAwake(now))).find((group) => group.length > 0);
    if (awake) {
      const free = awake.filter((each) => each.hasRoom(now));
      return free.length > 0 ? byWeight(free) : 'wait';
    }
    if (!isForced) return null;
    const resting = choices.flat().filter((each) => each.toldUntil <= now);
    if (resting.length === 0) return null;
    const free = resting.filter((each) => each.hasPlace());
    return free.length > 0 ? free.reduce((a, b) => (b.restsUntil < a.restsUntil ? b : a)) : 'wait';
  }

  function leave(owner: string, waiting: Waiting): void {
    const rest = (lines.get(owner) ?? []).filter((each) => each !== waiting);
    if (rest.length > 0) lines.set(owner, rest);
    else lines.delete(owner);
  }

  /** Whether anybody was served. */
  function serveOne(now: number): boolean {
    const owners = [...lines.keys()].toSorted((a, b) => (servedAt.get(a) ?? 0) - (servedAt.get(b) ?? 0));
    for (const owner of owners)
      for (const waiting of lines.get(owner)!) {
        const place = placeFor(waiting.request, now);
        if (place === 'wait') continue;
        leave(owner, waiting);
        if (place !== null) {
          servedAt.delete(owner);
          servedAt.set(owner, ++turns);
          if (servedAt.size > mostRemembered) servedAt.delete(servedAt.keys().next().value!);
        }
        waiting.resolve(place?.begin() ?? null);
        return true;
      }
    return false;
  }

  function serve(): void {
    clearTimeout(timer);
    while (lines.size > 0 && serveOne(clock()));
    if (lines.size === 0) return;
    // Room comes also when a rest ends.
    const now = clock();
    const ends = all.map((each) => Math.max(each.restsUntil, each.toldUntil)).filter((end) => end > now);
    if (ends.length > 0) timer = setTimeout(serve, Math.min(...ends) - now);
  }

  return {
    serve,
    enter: (request, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const { owner } = request;
        const left = () => {
          leave(owner, waiting);
          reject(signal?.reason);
        };
        const waiting: Waiting = {
          request,
          resolve: (visit) => {
            signal?.removeEventListener('abort', left);
            resolve(visit);
          },
        };
        signal?.addEventListener('abort', left, { once: true });
        const line = lines.get(owner);
        if (line) line.push(waiting);
        else lines.set(owner, [waiting]);
        serve();
      }),
  };
}
