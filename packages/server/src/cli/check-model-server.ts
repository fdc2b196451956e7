// Whether an OpenAI-compatible server takes the key and knows the model, without paying for anything.
import { type Finding, failed, ok, warning } from './finding.ts';

export interface ModelServer {
  /** Of the interface, such as `https://models.example/v1`. */
  baseUrl: string;
  apiKey: string;
  model: string;
}

const answerMs = 10_000;

/** Asks for the list of models, which few servers lack. Never throws. */
export async function checkModelServer({ baseUrl, apiKey, model }: ModelServer): Promise<Finding> {
  const { host } = new URL(baseUrl);
  let answer: Response;
  try {
    answer = await fetch(`${baseUrl.replace(/\/+$/, '')}/models`, {
      headers: { Authorization: `Bearer ${apiKey || 'none'}` },
      signal: AbortSignal.timeout(answerMs),
    });
  } catch (error) {
    // Without a cause nothing was asked, and the message repeats the key or the password in the address.
    const { cause, name } = error as Error & { cause?: { code?: string; message?: string } };
    if (name === 'TimeoutError') return failed(`${host} does not answer within ${answerMs / 1000} seconds`);
    if (!cause)
      return failed(`${host} cannot be asked with this key and address; check OPENAI_API_KEY and the address`);
    return failed(`${host} does not answer: ${cause.code ?? cause.message}`);
  }
  const { status } = answer;
  const list: unknown = await answer.json().catch(() => null);
  if (status === 401 || status === 403) return failed(`${host} refuses the key (${status}); check OPENAI_API_KEY`);
  if (!answer.ok) return warning(`${host} lists no models (${status}), so nobody knows whether it has ${model}`);
  return namesOf(list).includes(model)
    ? ok(`${host} has the model ${model}`)
    : warning(`${host} answers, but does not list the model ${model}`);
}

function namesOf(list: unknown): unknown[] {
  const data = (list as { data?: unknown } | null)?.data;
  return Array.isArray(data) ? data.map((model: { id?: unknown } | null) => model?.id) : [];
}
