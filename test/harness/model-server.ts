// A scripted OpenAI-compatible server on loopback, for analyses that take as long, or fail, as a test wants.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelServer {
  /** Settings that make an Earshot use it. */
  environment: Record<string, string>;
  /** Requests that have come in so far. */
  readonly requests: number;
  /** Their bodies, as they came. */
  readonly asked: string[];
  /** Resolves when the n-th request has come in. */
  requested(count: number): Promise<void>;
  /** What each request gets from now on; without an argument it waits for `release`, as at the start. */
  answerWith(answer?: (response: ServerResponse) => void): void;
  /** Lets requests that are waiting (`hold`) go on with a completion: all, or the `count` that came first. */
  release(count?: number): void;
  stop(): Promise<void>;
}

const emptyFindings = {
  interactionType: { key: 'cold_call', confidence: 0.9 },
  criteria: [],
  steps: [],
  saleSpokenOf: true,
  objections: [],
  bant: { budget: null, authority: null, need: null, timing: null },
  climate: { start: 'neutral', middle: 'neutral', end: 'neutral', overall: 'neutral' },
  keywords: { client: [], attendant: [] },
  products: [],
  diagnostic: {
    executive_summary: 'A short call.',
    client_profile: { tone: '', engagement: '', confidence: '', details: '' },
    core_motivation: { problem: '', impact: '' },
    hard_data: { collected: [], missing: [] },
    agent_evaluation: { posture: '', solution_effectiveness: '' },
    next_steps: { status: '', responsibilities: [] },
  },
  summary: 'A short call.',
  profile: null,
};

/** A chat completion with usable findings, 100 tokens. */
export function complete(response: ServerResponse, summary = emptyFindings.summary): void {
  response.setHeader('Content-Type', 'application/json');
  response.end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 0,
      model: 'scripted',
      choices: [
        {
          index: 0,
          finish_reason: 'stop',
          message: { role: 'assistant', content: JSON.stringify({ ...emptyFindings, summary }), refusal: null },
        },
      ],
      usage: { prompt_tokens: 80, completion_tokens: 20, total_tokens: 100 },
    }),
  );
}

export async function startModelServer(): Promise<ModelServer> {
  const asked: string[] = [];
  const waiting: ServerResponse[] = [];
  let watchers: { count: number; resolve: () => void }[] = [];
  const hold = (response: ServerResponse) => {
    waiting.push(response);
  };
  let answer: (response: ServerResponse) => void = hold;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      asked.push(body);
      answer(response);
      for (const watcher of watchers) if (asked.length >= watcher.count) watcher.resolve();
      watchers = watchers.filter((watcher) => asked.length < watcher.count);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      EARSHOT_ANALYSIS_ENGINE: 'openai',
      OPENAI_API_KEY: 'none',
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      EARSHOT_ANALYSIS_MODEL: 'scripted',
    },
    get requests() {
      return asked.length;
    },
    asked,
    requested: (count) =>
      asked.length >= count ? Promise.resolve() : new Promise((resolve) => watchers.push({ count, resolve })),
    answerWith: (next = hold) => {
      answer = next;
    },
    release: (count = waiting.length) => {
      const held = waiting.splice(0, count);
      for (const response of held) complete(response);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
