// Asks the model for findings; unusable output is asked for once more, with what was wrong, then it is a 422 (D25, D58).
import { earshotError } from '@earshot/core';
import type { Proposal, ProposalRequest } from '../findings/findings.ts';
import type { Conversation } from '../transcript/conversation.ts';
import type { Message, Provider } from './ask.ts';
import type { OpenAiSettings } from './engine.ts';
import { buildPrompt, customCriteria } from './prompt.ts';
import { toFindings, type WireFindings, wireFindings } from './wire.ts';

export async function proposeWith(
  provider: Provider,
  price: OpenAiSettings['pricePerMillion'],
  conversation: Conversation,
  request: ProposalRequest,
): Promise<Proposal> {
  const messages: Message[] = buildPrompt(conversation, request);
  let promptTokens = 0;
  let completionTokens = 0;
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const answer = await provider.ask(messages);
    promptTokens += answer.promptTokens;
    completionTokens += answer.completionTokens;
    const read = readAnswer(answer.text);
    if (read.findings) {
      const customKeys = new Set(customCriteria(request).map(({ key }) => key));
      const dollars = (promptTokens * price.prompt + completionTokens * price.completion) / 1_000_000;
      return {
        findings: toFindings(read.findings, customKeys),
        tokensUsed: promptTokens + completionTokens,
        costUsd: Math.round(dollars * 1_000_000) / 1_000_000,
      };
    }
    messages.push(
      { role: 'assistant', content: answer.text || '(empty)' },
      { role: 'user', content: repairText(read.problem) },
    );
  }
  throw earshotError('transcriptUnprocessable');
}

type ReadAnswer = { findings: WireFindings; problem?: never } | { findings?: never; problem: string };

/** The JSON object of an answer, also in a code fence or with words around it, as servers without JSON mode give it. */
function readAnswer(text: string): ReadAnswer {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return { problem: `It is no valid JSON (${(error as Error).message}).` };
  }
  const parsed = wireFindings.safeParse(value);
  if (parsed.success) return { findings: parsed.data };
  const issues = parsed.error.issues.slice(0, 10).map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { problem: `It does not fit the schema. ${issues.join('; ')}` };
}

function repairText(problem: string): string {
  return `The answer cannot be used. ${problem} Answer again with the whole JSON object and nothing else.`;
}
