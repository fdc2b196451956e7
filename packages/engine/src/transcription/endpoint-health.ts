// How each transcription endpoint is doing: what it has answered, what it is asked now, and how long it rests after a failure.

/** What is told of an endpoint, for metrics. */
export interface EndpointState {
  readonly name: string;
  /** Requests by what came of them: `refused` for the recording's fault, `failed` for the endpoint's. */
  readonly answered: number;
  readonly refused: number;
  readonly failed: number;
  readonly inFlight: number;
  readonly isResting: boolean;
}

/** What an endpoint's failure says of it. */
export interface Fault {
  /** Key, quota or address: it will not be gone in a second. */
  readonly isLasting: boolean;
  /** 0: it did not say. */
  readonly retryAfterSeconds: number;
}

export interface EndpointHealth {
  readonly name: string;
  /** How many of the questions it gets, beside the weights of the others. */
  readonly weight: number;
  /** How many questions it is asked at the same time. */
  readonly atOnce: number;
  readonly state: EndpointState;
  /** Whether a question may be sent to it now: it does not rest, and has room. After a rest, one question tries it alone. */
  hasRoom(now: number): boolean;
  /** Room, whether it rests or not. */
  hasPlace(): boolean;
  isAwake(now: number): boolean;
  /** When the rest ends, and when it said that it may be asked again; in ms. */
  readonly restsUntil: number;
  readonly toldUntil: number;
  begin(): EndpointVisit;
}

/** One question at an endpoint; exactly one of these ends it. */
export interface EndpointVisit {
  readonly health: EndpointHealth;
  answered(): void;
  refused(): void;
  failed(now: number, fault: Fault | null): void;
  /** It was called off. */
  left(): void;
}

export interface RestRules {
  /** The first rest; it doubles with each further failure. */
  readonly restMs: number;
  /** Whether it rests at all: the only endpoint does not. */
  readonly rests: boolean;
  readonly log: (message: string) => void;
}

const longestRestMs = 60_000;
/** What a Retry-After may ask for. */
const longestToldMs = 60 * 60_000;

export function endpointHealth(
  { name, weight, atOnce }: Pick<EndpointHealth, 'name' | 'weight' | 'atOnce'>,
  { restMs, rests, log }: RestRules,
): EndpointHealth {
  const counts = { answered: 0, refused: 0, failed: 0 };
  let inFlight = 0;
  let trials = 0;
  let failures = 0;
  let [restsUntil, toldUntil, rested] = [0, 0, 0];

  const isAwake = (now: number) => now >= restsUntil && now >= toldUntil;

  function rest(now: number, began: number, { isLasting, retryAfterSeconds }: Fault): void {
    toldUntil = Math.max(toldUntil, now + Math.min(retryAfterSeconds * 1000, longestToldMs));
    // Those that were sent before the rest began say nothing new.
    if (began < rested) return;
    failures += 1;
    rested += 1;
    restsUntil = now + (isLasting ? longestRestMs : Math.min(restMs * 2 ** (failures - 1), longestRestMs));
    if (failures === 1) log(`The transcription endpoint ${name} has failed and rests; the others take its recordings.`);
  }

  const health: EndpointHealth = {
    name,
    weight,
    atOnce,
    get state() {
      return { name, ...counts, inFlight, isResting: !isAwake(Date.now()) };
    },
    get restsUntil() {
      return restsUntil;
    },
    get toldUntil() {
      return toldUntil;
    },
    isAwake,
    hasPlace: () => inFlight < atOnce,
    hasRoom: (now) => isAwake(now) && inFlight < atOnce && (failures === 0 || trials === 0),
    begin: () => {
      const [isTrial, began] = [failures > 0, rested];
      inFlight += 1;
      if (isTrial) trials += 1;
      const end = () => {
        inFlight -= 1;
        if (isTrial) trials -= 1;
      };
      const well = () => {
        if (failures === 0 || began < rested) return;
        failures = 0;
        restsUntil = 0;
        log(`The transcription endpoint ${name} answers again.`);
      };
      return {
        health,
        answered: () => {
          end();
          counts.answered += 1;
          well();
        },
        refused: () => {
          end();
          counts.refused += 1;
          well();
        },
        failed: (now, fault) => {
          end();
          counts.failed += 1;
          if (rests && fault) rest(now, began, fault);
        },
        left: end,
      };
    },
  };
  return health;
}
