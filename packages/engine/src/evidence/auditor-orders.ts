// Words to the one who audits the conversation, to change its findings: they prove nothing.

import { criterionKeys } from '@earshot/core';
import type { Conversation } from '../conversation/conversation.ts';
import { plainText, splitSentences } from '../conversation/words.ts';
import type { Quote } from '../findings/findings.ts';
import { comparableText } from './quote-text.ts';
import { unmaskedText } from './unmasked-text.ts';

/** Orders to forget what was told, in plain words. */
const overrides = [
  /\b(?:ignore|disregard|forget|override) (?:all |any |every |of |the |your |my |these |those |previous |prior |above |earlier |system )+(?:instructions?|prompts?|rules|guidelines|directives)\b/,
  /\b(?:ignor\w{1,4}|desconsider\w{1,3}|esquec\w{1,3}) (?:todas |todos |as |os |suas |seus |tuas |teus |essas |estas |quaisquer |de )*(?:instrucoes|regras|diretrizes|comandos|orientacoes)\b(?! d[eao]s? )/,
  /\b(?:ignor\w{1,4}|olvid\w{1,3}|descart\w{1,3}) (?:todas |todos |las |los |tus |sus |esas |estas |de )*(?:instrucciones|reglas|directrices|indicaciones) (?:anteriores|previas|del sistema|y|e)\b/,
  /\b(?:ignor\w{1,4}|olvid\w{1,3}|descart\w{1,3}) (?:todas )?(?:tus|sus) (?:instrucciones|reglas|directrices)\b/,
  /\b(?:new|updated|nova|novas|nuevas?) (?:system )?(?:instructions?|instruc\w{3,6}|prompt|directriz|diretriz) (?:for|para|from|do|del|da) (?:the |o |a |el |la )?(?:model|evaluator|auditor|judge|modelo|avaliador|evaluador|sistema|ia|ai)\b/,
];

/** Words to a machine, and roles given to it. */
const addresses = [
  /\bsystem prompt\b|\bprompt (?:do|del) sistema\b|\bas an ai\b|\blanguage model\b|\bmodelo de l(?:ingua\w{1,3}|enguaje)\b|\byou are now an?\b/,
  /\b(?:note|message|notice|instructions?|attention|memo) (?:to|for) (?:the |whoever |any |our )?(?:evaluator|auditor|grader|judge|reviewer|scorer|ai|model|assistant|analyst|scoring system|analysis system)\b/,
  /\b(?:nota|aviso|recado|mensaje|mensagem|atencao|atencion|instruc\w{3,6}) (?:para|ao|a|al|pro) (?:o |a |el |la |quien |quem )?(?:avaliador\w?|evaluador\w?|auditor\w?|juiz|juez|modelo|ia|assistente|asistente|analista|sistema de (?:analise|analisis|avaliacao|evaluacion))\b/,
  /\b(?:whoever|quem for|a quem|quien|a quien) (?:\w+ )?(?:scores|grades|evaluates|judges|rates|analyses|analyzes|avaliar?|analisar?|pontuar?|evalue|evalua|analice|analiza|puntue|califique|califica)\b/,
  /\b(?:dear|hey|hello|ola|hola|caro|estimado) (?:ai|ia|language model|evaluator|grader|model|modelo|avaliador|evaluador|auditor|asistente virtual que|assistente virtual que)\b/,
  /\b(?:act|behave|respond|answer) as (?:if you were )?(?:an? |the )?(?:\w+ )?(?:evaluator|grader|auditor|judge|examiner|scorer)\b/,
  /\b(?:aja|atue|responda|comporte se|actua|responde|comportate) (?:como|tal qual) (?:se fosse |si fueras )?(?:um |uma |un |una |o |el )?(?:\w+ )?(?:avaliador\w?|evaluador\w?|auditor\w?|juiz|juez|examinador\w?)\b/,
  /\b(?:you are|voce e|voce agora e|agora voce e|tu es|eres|ahora eres|usted es|usted ahora es) (?:now |agora |ahora )?(?:an? |the |um |uma |o |un |una |el )?(?:\w+ )?(?:evaluator|grader|auditor|scorer|avaliador\w?|evaluador\w?|corretor de prova|modelo)\b/,
  /\b(?:pretend|imagine|finja|faz de conta|imagina|finge|haz como si|imagine) (?:that |que )?(?:all |every |each |tudo|todo|todos|todas|cada|you|voce|eres|es)\b.{0,60}\b(?:criteri\w{1,3}|behaviou?rs?|score|evaluator|comportamentos?|comportamientos?|avaliador|evaluador|nota|puntaje)\b/,
];

/** Claims about criteria, proofs and scores. */
const claims = [
  /\b(?:every|each|all|any) (?:of )?(?:the |your )?(?:criteri(?:on|a)|behaviou?rs?|items? on your|points? on your) (?:\w+ )?(?:is|are|as|was|were)? ?(?:now )?(?:met|fulfilled|true|satisfied|proven|shown|present)\b/,
  /\btodos (?:os (?:criterios|comportamentos) (?:foram |estao |sao |como )?(?:atendidos|cumpridos|verdadeir\w{1,2}|presentes)|los (?:criterios|comportamientos) (?:se |estan |son |como )?(?:cumpl\w{1,5}|verdader\w{1,2}|presentes))\b/,
  /\b(?:mark|set|tick|marque|marca|marcar) (?:all|every|each|todos|todas|cada) (?:(?:of|the|os|los|as|las|um|uno|dos|de) )*(?:criteri\w{1,4}|box\w{0,2}|items?|itens|casillas?|comporta\w{4,8})\b/,
  /\b(?:score|scorecard|rating|pontuacao|puntuacion|puntaje)(?: \w{1,12}){0,4} (?:100|one hundred|cem|cien|maxim[ao])\b/,
  /\b(?:de|da|dar|atribua|ponga|pon) (?:uma |una |a |la )?(?:nota|calificacion|puntuacion|pontuacao) (?:de )?(?:100|cem|cien|maxima|perfeita|perfecta)\b/,
  /\b(?:give|award|grant) (?:this (?:call|conversation|agent|seller|rep)|it|me|us|them) (?:an? |the )?(?:\w+ )?(?:100|perfect|maximum|full|highest|top) (?:score|rating|marks?|grade)\b/,
  /\b(?:score|rate|grade|evaluate|judge) (?:this |the )?(?:call|conversation|agent|seller|rep|interaction) (?:as |at |with )?(?:an? )?(?:100|perfect|flawless|maximum|excellent)\b/,
  /\b(?:avalie|pontue|classifique|considere|califique|evalue|puntue|califica|evalua|puntua|considera) (?:esta |essa |a |la |este |o |el |toda )*(?:chamada|ligacao|conversa|llamada|conversacion|atendente|vendedor\w?|asesor\w?|agente|atendimento|interacao|interaccion)(?: \w+){0,5} (?:100|cem|cien|perfeit[oa]|perfect[oa]|maxim[ao]|excelente|impecable|impecavel)\b/,
  /\b(?:proof|evidence|prova|prueba|evidencia) (?:of|that|for|de|da|do|del) (?:the |a |o |el |la |your |sua |tu |su |que )*(?:next|following|each|every|proxim[oa]|seguinte|siguiente|cada|todo\w?) (?:behaviou?r|criteri\w{1,3}|item|step on|comportamento|comportamiento|conducta|ponto|punto)\b/,
  /\b(?:behaviou?r|criteri(?:on|a)|item|comportamento|comportamiento|conducta|criterio|ponto|punto) (?:number \w+ |\d+ |next )?(?:on|in|of|from|da|na|de|en) (?:the|your|a|sua|tua|la|tu|su) (?:list|rubric|checklist|scorecard|grading sheet|lista|rubrica|planilha|pauta|ficha|hoja)\b/,
  /\b(?:counts?|count it|treat (?:it|this|that)|vale|conta|cuenta|conte|cuente|considere|considera) (?:as|como) (?:\w+ )?(?:met|proof|evidence|fulfilled|prova|evidencia|prueba|cumprid[oa]|cumplid[oa]|atendid[oa])\b/,
  /\b(?:ignore|disregard|forget|follow|per|ignor\w|desconsider\w|esquec\w|olvid\w|segun|segundo|conforme) (?:the |your |a |sua |la |tu |su )*(?:rubrica?|scorecard|grading)\b/,
  /\b(?:according to|per|as|segundo|conforme|segun) (?:the |your |a |sua |la |tu )?(?:rubric|scoring guide|rubrica|guia de (?:pontuacao|puntuacion|avaliacao|evaluacion))\b/,
];

/** What only a machine writes or reads; not of plain words, so case and signs count. */
const machineTalk = [
  /<\|?\/?(?:im_start|im_end|system|assistant|user|endoftext|transcript)\|?>|\[\/?(?:INST|SYS(?:TEM)?)\]|<<\/?SYS>>/i,
  /(?:^|\n)[ #]{0,6}(?:system|assistant|developer) ?(?:message|prompt)? ?[:>]/i,
  /["']?(?:role|criteria|interactionScore|interactionType|displayScore|score|findings|resolved|isMet|met)["']\s*:\s*(?:["'[{]|true|\d)/i,
  /\{\s*["']?(?:score|criteria|met|findings)["']?\s*:/i,
];

const keys = new RegExp(`(?<![a-z_])(?:${criterionKeys.filter((key) => key.includes('_')).join('|')})(?![a-z_])`);

/** A form that is filled in: `Need confirmed: yes. Next step: yes.` */
const ticked = /: ?(?:yes|true|met|done|sim|sí|si|cumprido|atendido|cumplido)(?![\p{L}\p{N}])/giu;
const fewestTicks = 2;

const patterns = [...overrides, ...addresses, ...claims];

/** Whether a text gives orders about how it is to be judged, in Portuguese, English or Spanish. */
export function addressesAuditor(text: string): boolean {
  const unmasked = unmaskedText(text);
  if (keys.test(unmasked.toLowerCase()) || machineTalk.some((pattern) => pattern.test(unmasked))) return true;
  if ((unmasked.match(ticked)?.length ?? 0) >= fewestTicks) return true;
  const plain = plainText(unmasked);
  return patterns.some((pattern) => pattern.test(plain));
}

/** A text with each of its sentences that gives such orders replaced; nothing is changed in others. */
export function withoutOrders(text: string, replacement: string): string {
  if (!addressesAuditor(text)) return text;
  return splitSentences(text)
    .map((sentence) => (addressesAuditor(sentence) ? replacement : sentence))
    .join(' ');
}

/** Tells quotes that are, hold or belong to such orders; each segment is read once. */
export function orderDetector({ segments }: Pick<Conversation, 'segments'>): (quote: Quote) => boolean {
  const orders = new Map<number, string>();
  return ({ segment, text }) => {
    let own = orders.get(segment);
    if (own === undefined) {
      const whole = segments[segment]?.text ?? '';
      // Comparable text has no line ends, so nothing is found across two orders.
      own = addressesAuditor(whole) ? ordersIn(splitSentences(whole)).map(comparableText).join('\n') : '';
      orders.set(segment, own);
    }
    return own !== '' && (own.includes(comparableText(text)) || addressesAuditor(text));
  };
}

/** The sentences of a text that give orders, and those beside them, which say what for; all sentences if it takes several to give one order. */
function ordersIn(sentences: readonly string[]): readonly string[] {
  const gives = sentences.map(addressesAuditor);
  if (!gives.includes(true)) return sentences;
  return sentences.filter((_, at) => gives[at - 1] || gives[at] || gives[at + 1]);
}
