// Asks the model for findings part by part; unusable output is asked for once more, with what was wrong, then it is a 422 (docs/decisions/creation.md#d25, #d58).
import { earshotError } from '@earshot/core';
import type { Conversation } from '../conversation/conversation.ts';
import { countWords } from '../conversation/words.ts';
import { verifyFindings } from '../evidence/verify.ts';
import type { Findings, ObjectionFinding, Proposal, ProposalRequest } from '../findings/findings.ts';
import { typeInUse } from '../findings/types-in-use.ts';
import { type Message, type OpenAiSettings, type Provider, TooLong } from './ask.ts';
import { withoutCrowds } from './crowds.ts';
import { mergeFindings, type PartFindings } from './merge.ts';
import { withOutcome } from './outcome.ts';
import { defaultPartTokens, splitIntoParts } from './parts.ts';
import { buildPrompt, customCriteria } from './prompt.ts';
import { checkTexts, writeTexts } from './texts.ts';
import { toFindings, type WireFindings, wireFindings } from './wire.ts';

const fewestPartTokens = 500;

/** Tokens and dollars of every answer, useless ones included. */
class Bill {
  #prompt = 0;
  #completion = 0;

  add(answer: { readonly promptTokens: number; readonly completionTokens: number }): void {
    this.#prompt += answer.promptTokens;
    this.#completion += answer.completionTokens;
  }

  total(price: OpenAiSettings['pricePerMillion']): Pick<Proposal, 'tokensUsed' | 'costUsd'> {
    const dollars = (this.#prompt * price.prompt + this.#completion * price.completion) / 1_000_000;
    return { tokensUsed: this.#prompt + this.#completion, costUsd: Math.round(dollars * 1_000_000) / 1_000_000 };
  }
}

/** Errors: 422; ProviderUnavailable when the provider is down. A part that is too long for the model is asked about in halves. */
export async function proposeWith(
  provider: Provider,
  settings: Pick<OpenAiSettings, 'pricePerMillion' | 'partTokens'>,
  conversation: Conversation,
  request: ProposalRequest,
): Promise<Proposal> {
  const bill = new Bill();
  let partTokens = settings.partTokens ?? defaultPartTokens;
  for (;;) {
    try {
      const { parts, dropped } = await findInParts(provider, bill, conversation, request, partTokens);
      const merged = withOutcome(mergeFindings(parts), conversation, request);
      // Texts of several parts would each tell of one: ours tell of the whole.
      const told =
        parts.length === 1
          ? checkTexts(merged, conversation, request)
          : { findings: { ...merged, ...writeTexts(merged, conversation, request) }, dropped: 0 };
      return {
        findings: told.findings,
        droppedQuotes: dropped + told.dropped,
        ...bill.total(settings.pricePerMillion),
      };
    } catch (error) {
      if (!(error instanceof TooLong)) throw error;
      partTokens = Math.floor(partTokens / 2);
      if (partTokens < fewestPartTokens) throw earshotError('transcriptUnprocessable');
    }
  }
}

async function findInParts(
  provider: Provider,
  bill: Bill,
  conversation: Conversation,
  request: ProposalRequest,
  partTokens: number,
): Promise<{ parts: PartFindings[]; dropped: number }> {
  const customKeys = new Set(customCriteria(request).map(({ key }) => key));
  const parts = splitIntoParts(conversation, partTokens);
  const wordsBefore = clientWordsBefore(conversation);
  const found: PartFindings[] = [];
  let dropped = 0;
  // One after the other: whether an objection was settled is asked of the parts that follow.
  for (const [at, part] of parts.entries()) {
    const question = { part, number: at + 1, count: parts.length, open: unsettled(found) };
    const wire = await askUsable(provider, bill, buildPrompt(conversation, request, question));
    const verified = verifyFindings(withTypeInUse(toFindings(wire, customKeys), request), conversation);
    const plausible = withoutCrowds(verified.findings);
    dropped += verified.droppedQuotes + plausible.dropped;
    const from = wordsBefore[part[0]?.segment ?? 0] ?? 0;
    const to = wordsBefore[(part.at(-1)?.segment ?? 0) + 1] ?? from;
    found.push({ findings: plausible.findings, from, to });
  }
  return { parts: found, dropped };
}

/** A model may name a type that it was not offered. */
function withTypeInUse(findings: Findings, request: ProposalRequest): Findings {
  const key = findings.interactionType && typeInUse(request, findings.interactionType.key);
  return { ...findings, interactionType: key ? { ...findings.interactionType!, key } : null };
}

function unsettled(found: readonly PartFindings[]): readonly ObjectionFinding[] {
  return found.length === 0 ? [] : mergeFindings(found).objections.filter(({ resolved }) => !resolved);
}

/** The model's answer that fits the schema, at the second try at the latest. */
async function askUsable(provider: Provider, bill: Bill, question: readonly Message[]): Promise<WireFindings> {
  const answer = await provider.ask(question);
  bill.add(answer);
  const read = readAnswer(answer.text);
  if (read.findings) return read.findings;
  const repaired = await provider.ask([
    ...question,
    { role: 'assistant', content: answer.text || '(empty)' },
    { role: 'user', content: repairText(read.problem) },
  ]);
  bill.add(repaired);
  const findings = readAnswer(repaired.text).findings;
  if (!findings) throw earshotError('transcriptUnprocessable');
  return findings;
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

/** Words of the client before each segment and after the last; of anyone where no side is told. */
function clientWordsBefore({ segments }: Conversation): number[] {
  const sided = segments.some(({ side }) => side === 'client');
  const before = [0];
  for (const { side, text } of segments) {
    before.push(before.at(-1)! + (sided && side !== 'client' ? 0 : countWords(text)));
  }
  return before;
}
