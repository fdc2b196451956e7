// Imitations of transcription endpoints that differ: each has a speed of its own, and faults that a test or a benchmark gives it.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Asked,
  answerJson,
  segment,
  startTranscriptionServer,
  type TranscriptionAnswer,
  type TranscriptionServer,
} from './transcription-server.ts';

export interface ImitatedEndpoint extends TranscriptionServer {
  /** Requests that it has now, and the most that it had at the same time. */
  readonly inFlight: number;
  readonly mostInFlight: number;
  /** Seconds of sound that it has heard. */
  readonly heardSeconds: number;
  /** From now on it answers; requests share its speed, in seconds of sound a second (null: at once). */
  hear(speed?: number | null): void;
  /** From now on it answers with that status. */
  fail(status: number, headers?: Record<string, string>): void;
  /** From now on it closes connections without an answer. */
  refuse(): void;
  /** From now on requests wait until the returned function is called. */
  hold(): () => void;
}

/** Length of a WAV file of 16-bit PCM, or of mulaw, in seconds. */
export const soundSeconds = ({ audio }: Asked) => {
  const [bytesPerSecond, data] = [audio.readUInt32LE(28), audio.indexOf('data')];
  return (audio.length - data - 8) / bytesPerSecond;
};

const words = 'Good morning, this is Ana from Aurora Desks. How do you seat your teams today, and when do you move?';

/** What a model that tells speakers apart answers: two people, by turns, over the whole length. */
const dialogueOf = (seconds: number) =>
  answerJson({ segments: [segment(0, seconds / 2, words, 'A'), segment(seconds / 2, seconds, words, 'B')] });

export async function startImitatedEndpoint(): Promise<ImitatedEndpoint> {
  const server = await startTranscriptionServer();
  let [inFlight, mostInFlight, heardSeconds] = [0, 0, 0];
  const counted = (answer: TranscriptionAnswer): void =>
    server.answerWith((response, asked) => {
      inFlight += 1;
      mostInFlight = Math.max(mostInFlight, inFlight);
      response.once('close', () => {
        inFlight -= 1;
      });
      answer(response, asked);
    });
  const heard: TranscriptionAnswer = (response, asked) => {
    const seconds = soundSeconds(asked);
    heardSeconds += seconds;
    dialogueOf(seconds)(response, asked);
  };
  function hear(speed: number | null = null): void {
    let freeAt = 0;
    counted((response, asked) => {
      if (speed === null) return heard(response, asked);
      const now = performance.now();
      freeAt = Math.max(freeAt, now) + (soundSeconds(asked) / speed) * 1000;
      void sleep(freeAt - now).then(() => heard(response, asked));
    });
  }
  hear();
  return {
    ...server,
    get inFlight() {
      return inFlight;
    },
    get mostInFlight() {
      return mostInFlight;
    },
    get heardSeconds() {
      return heardSeconds;
    },
    hear,
    fail: (status, headers = {}) => counted(answerJson({ error: { message: 'no' } }, status, headers)),
    refuse: () => counted((response) => void response.socket?.destroy()),
    hold: () => {
      const held: (() => void)[] = [];
      counted((response, asked) => held.push(() => heard(response, asked)));
      return () => {
        hear();
        for (const answer of held.splice(0)) answer();
      };
    },
  };
}

/** `EARSHOT_TRANSCRIPTION_URLS` of them; what each is given follows `?`. */
export const urlsOf = (endpoints: readonly ImitatedEndpoint[], parameters: readonly string[] = []) =>
  endpoints.map(({ url }, index) => `${url}${parameters[index] ? `?${parameters[index]}` : ''}`).join(',');
