// An OpenAI-compatible server on loopback whose answers a test writes, and the findings that it starts from.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyFindings } from '../findings/empty-findings.ts';
import { openAiEngine } from './engine.ts';
import type { WireFindings } from './wire.ts';

export interface Question {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** Findings as JSON to answer with, or a function that answers itself. */
type Answer = WireFindings | ((response: ServerResponse) => void);

export const noFindings: WireFindings = {
  ...emptyFindings,
  interactionType: { key: 'cold_call', confidence: 0.8 },
  criteria: [],
  steps: [],
} as unknown as WireFindings;

/** Each answer counts 100 tokens of prompt and 10 of completion. */
export function send(response: ServerResponse, content: string, status = 200): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  const message = { role: 'assistant', content, refusal: null };
  response.end(
    status === 200
      ? JSON.stringify({
          choices: [{ index: 0, finish_reason: 'stop', message }],
          usage: { prompt_tokens: 100, completion_tokens: 10 },
        })
      : content,
  );
}

/** Runs `work` with an engine on a server that answers each question as `script` says. */
export async function withScript<T>(
  script: (question: Question, number: number) => Answer,
  settings: { readonly partTokens?: number; readonly timeoutSeconds?: number },
  work: (engine: ReturnType<typeof openAiEngine>, asked: readonly string[]) => Promise<T>,
): Promise<T> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const question = JSON.parse(Buffer.concat(chunks).toString()) as Question;
      asked.push(question.messages[1]!.content);
      const answer = script(question, asked.length);
      if (typeof answer === 'function') answer(response);
      else send(response, JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await work(
      openAiEngine({
        apiKey: '',
        baseURL: `http://127.0.0.1:${port}/v1`,
        model: 'scripted',
        pricePerMillion: { prompt: 1, completion: 10 },
        timeoutSeconds: 5,
        retrySeconds: 0.001,
        ...settings,
      }),
      asked,
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
