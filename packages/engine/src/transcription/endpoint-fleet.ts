// A question to one of several transcription endpoints: to another at once where one fails, and again a little later where all do.
import { setTimeout as sleep } from 'node:timers/promises';
import { EarshotError } from '@earshot/core';
import { isPassing, longestRetryAfterSeconds, retryAfterSeconds } from '../provider-retries.ts';
import { isProviderUnavailable, ProviderUnavailable } from '../provider-unavailable.ts';
import type { EndpointHealth, EndpointVisit } from './endpoint-health.ts';
import { endpointLine } from './endpoint-line.ts';
import type { FleetSettings } from './endpoint-settings.ts';
import { createEndpoint, type Endpoint, outcomeOf, type Question } from './openai-endpoint.ts';
import type { Transcription } from './transcriber.ts';

export interface Asked extends Transcription {
  /** Whether the endpoint that answered tells speakers apart. */
  readonly tellsSpeakers: boolean;
}

export interface FleetQuestion extends Question {
  /** Whose it is: owners take turns. */
  owner: string;
  /** How the rest of the recording was heard: with speakers told apart or not; null where nothing was heard yet. */
  tellsSpeakers: boolean | null;
}

/** Throws `audioUndecodable` or `transcriberLimit` (400) for the audio's fault, a plain Error for the endpoints'. */
export type Ask = (question: FleetQuestion, signal?: AbortSignal) => Promise<Asked>;

const rounds = 4;

export function createFleet(
  { endpoints, timeoutSeconds, retrySeconds = 1, log }: FleetSettings,
  roster: readonly EndpointHealth[],
): { ask: Ask } {
  const clock = () => Date.now();
  const line = endpointLine(roster, clock);
  const endpointOf = new Map<EndpointHealth, Endpoint>(
    endpoints.map((settings, index) => [roster[index]!, createEndpoint({ ...settings, timeoutSeconds, log })]),
  );
  /** By endpoint, the question that it failed alone with an answer that does not tell whose fault it was. */
  const doubts = new Map<EndpointHealth, FleetQuestion>();

  /** A failure that may be the recording's counts against the endpoint only with the second recording. */
  function isDoubtful(error: Error, health: EndpointHealth, question: FleetQuestion): boolean {
    if (!isProviderUnavailable(error) || !error.mayBeContent) return false;
    const doubted = doubts.get(health);
    doubts.set(health, question);
    return doubted === undefined || doubted === question;
  }

  /** What is thrown here, the recording is refused for; what is returned, another endpoint may do better. */
  function failureAt(visit: EndpointVisit, raw: unknown, question: FleetQuestion, signal?: AbortSignal) {
    if (signal?.aborted) {
      visit.left();
      throw signal.reason;
    }
    const error = outcomeOf(raw);
    if (!isProviderUnavailable(error)) {
      visit.refused();
      if (error instanceof EarshotError && error.key === 'audioUndecodable') throw error;
      return { error, mayPass: false };
    }
    const mayPass = isPassing(raw);
    const fault = isDoubtful(error, visit.health, question)
      ? null
      : { isLasting: !mayPass, retryAfterSeconds: retryAfterSeconds(raw) };
    visit.failed(clock(), fault);
    return { error, mayPass };
  }

  async function ask(question: FleetQuestion, signal?: AbortSignal): Promise<Asked> {
    let left = [...roster];
    const tried = new Set<EndpointHealth>();
    let failure: Error | null = null;
    let toldMs = 0;
    for (let round = 1; ; ) {
      const choices = choicesOf(
        left.filter((each) => !tried.has(each)),
        question.tellsSpeakers,
      );
      const visit =
        (await line.enter({ owner: question.owner, choices, isForced: tried.size === 0 }, signal)) ??
        (await later(round));
      if (visit === 'again') {
        round += 1;
        tried.clear();
        continue;
      }
      const endpoint = endpointOf.get(visit.health)!;
      try {
        const heard = await endpoint.ask(question, signal);
        visit.answered();
        doubts.delete(visit.health);
        return { ...heard, tellsSpeakers: endpoint.tellsSpeakers() };
      } catch (raw) {
        const { error, mayPass } = failureAt(visit, raw, question, signal);
        failure = failure && isProviderUnavailable(failure) && !isProviderUnavailable(error) ? failure : error;
        // If there are several endpoints, each keeps to its own.
        if (roster.length === 1) toldMs = retryAfterSeconds(raw) * 1000;
        if (mayPass) tried.add(visit.health);
        else left = left.filter((each) => each !== visit.health);
      } finally {
        line.serve();
      }
    }
    /** Nobody may be asked now: waits, or gives up. */
    async function later(round: number): Promise<'again'> {
      const now = clock();
      const told = Math.min(...left.map((each) => each.toldUntil - now));
      const pauseMs = Math.max(failure ? retrySeconds * 1000 * 2 ** (round - 1) : 0, told, toldMs);
      if (left.length === 0 || round === rounds || pauseMs > longestRetryAfterSeconds * 1000)
        throw failure ?? new ProviderUnavailable('All transcription endpoints rest.', { mayBeContent: false });
      await sleep(pauseMs, undefined, { signal });
      return 'again';
    }
  }

  /** Those that tell speakers apart as the endpoint did that heard the beginning, then the others. */
  function choicesOf(members: readonly EndpointHealth[], tells: boolean | null): EndpointHealth[][] {
    if (tells === null) return [[...members]];
    const isAlike = (each: EndpointHealth) => endpointOf.get(each)!.tellsSpeakers() === tells;
    return [members.filter(isAlike), members.filter((each) => !isAlike(each))];
  }

  return { ask };
}
