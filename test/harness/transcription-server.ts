// A scripted OpenAI-compatible transcription endpoint on loopback: it keeps what it is sent, and answers as a test wants.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Asked {
  fields: Record<string, string[]>;
  fileName: string;
  audio: Buffer;
}

export type TranscriptionAnswer = (response: ServerResponse, asked: Asked) => void;

export interface TranscriptionServer {
  /** Settings that make an Earshot use it, and analyse offline. */
  environment: Record<string, string>;
  url: string;
  readonly asked: Asked[];
  /** What each request gets from now on; `dialogue` at the start. */
  answerWith(answer: TranscriptionAnswer): void;
  stop(): Promise<void>;
}

export const answerJson =
  (body: unknown, status = 200, headers: Record<string, string> = {}): TranscriptionAnswer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

export const segment = (start: number, end: number, text: string, speaker?: string) => ({
  id: String(start),
  type: 'transcript.text.segment',
  start,
  end,
  text,
  ...(speaker !== undefined && { speaker }),
});

/** Two speakers, as a model that tells them apart answers. */
export const dialogue = answerJson({
  task: 'transcribe',
  text: '',
  segments: [
    segment(0.2, 5.2, ' Good morning, this is Ana from Aurora Desks. How do you seat your teams today?', 'A'),
    segment(5.8, 8.9, ' On desks that are ten years old, and we move in May.', 'B'),
    segment(9, 11.4, ' Samples on Tuesday would help.', 'B'),
  ],
});

/** A telephone number that is said digit by digit, from 5 s to 7 s. */
export const dictatedNumber = answerJson({
  task: 'transcribe',
  text: '',
  segments: [
    segment(0.2, 3.2, ' Good morning, this is Ana from Aurora Desks. Which number can we call you on?', 'A'),
    segment(5, 7, ' It is four one five five five five oh one three two.', 'B'),
    segment(8, 11.4, ' On Tuesday we want to see samples of the desks that you sell to offices.', 'B'),
  ],
});

export const noSpeech = answerJson({ text: '', segments: [] });

export async function startTranscriptionServer(address = '127.0.0.1'): Promise<TranscriptionServer> {
  const asked: Asked[] = [];
  let answer: TranscriptionAnswer = dialogue;
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    const file = form.get('file') as File;
    const fields: Asked['fields'] = {};
    for (const [name, value] of form) if (typeof value === 'string') fields[name] = [...(fields[name] ?? []), value];
    const question = { fields, fileName: file.name, audio: Buffer.from(await file.arrayBuffer()) };
    asked.push(question);
    answer(response, question);
  };
  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const url = `http://${address}:${(server.address() as AddressInfo).port}/v1`;
  return {
    environment: { EARSHOT_ANALYSIS_ENGINE: 'embedded', OPENAI_API_KEY: 'none', OPENAI_BASE_URL: url },
    url,
    asked,
    answerWith: (next) => {
      answer = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
