// Who hands a conversation over to, or introduces, somebody who has not spoken yet: both are on one side, whichever it is.
import type { RawSegment } from './raw.ts';
import { plainText, plainWords } from './words.ts';

const handsOver = new RegExp(
  ` (?:${[
    '(?:put|pass|hand|switch|transfer|connect)(?:t?ing)? (?:you|him|her|the call|the phone|this) (?:\\w+ )?(?:through|over|to|across)|transfer(?:ring)? you',
    '(?:get|fetch|ask|bring in) (?:my|our|the|a) (?:\\w+ )?(?:supervisor|manager|colleague|specialist|boss|husband|wife|partner)|put (?:my|our) \\w+ on',
    '(?:i ll|let me|will) (?:just )?(?:get|fetch|find) (?:him|her)|vou chamar|ja chamo|chamo [oea]l[ea]',
    '(?:te|lhe|o|a)? ?(?:transferir|transfiro|passar|passo) (?:\\w+ ){0,3}(?:pro|pra|para|com|o telefone)|vou (?:te |lhe )?(?:passar|transferir)|chamar (?:o|a|meu|minha|nosso|nossa) \\w+',
    '(?:le|te|lo|la|se) (?:paso|transfiero|comunico|derivo|conecto)|(?:pasarl[oae]|transferirl[oae]|comunicarl[oae]|pasarte) (?:con|a|al)',
  ].join('|')}) `,
);
/** Somebody else of theirs is there: `My wife is on the line too.` */
const hasBeside =
  / (?:(?:my|our) \w+ (?:s|is|are)|(?:meu|minha|nossa|nosso) \w+|(?:mi|nuestr[oa]) \w+) (?:\w+ )?(?:on (?:the|this)|here|with (?:me|us)|listening|also|too|tambem|ta|esta|aqui|comigo|ouvindo|conmigo|escuchando)|esta mi \w+ (?:tambien|aqui|conmigo) /;
const mostGreetingWords = 3;
/** Somebody is brought along whose name no label has; whoever says `This is Omar from Velora` is Omar. */
const brings =
  / (?:i ve brought|i brought|we brought|joined by|with me (?:today )?is|joining (?:us|me) (?:today )?is|i have \w+ (?:here )?with me|trouxe [oa]|vim com [oa]|(?:esta|ta) comigo [oa]|traigo a|vengo con|vine con|esta conmigo|viene conmigo|(?:te|le|les|los|os) acompana|(?:te|le|les|vos|os) presento a|apresento [oa]) \w{2,20} | (?:this is|ess[ae] e [oa]|est[ae] e [oa]|est[ae] es) \w{2,20} (?:he|she|who|our|que|quien|nosso|nossa|nuestr[oa]) /;
/** Behind these words stands the name of somebody who is there too. */
const introduces =
  / (?:this is|meet|i ve brought|i brought|joined by|with me is|ess[ae] e [oa]|est[ae] e [oa]|est[ae] es|(?:te|le|les|vos|os) presento a|apresento (?:a voces )?[oa]|trouxe [oa]|traigo a|vine con|vim com [oa]) (\w{2,20}) /g;
/** A name before the words: `Omar is here with me`, `a Nair cuida do financeiro`. Of somebody who is there, and whom the other side need not know. */
const presents = new RegExp(
  ` (\\w{2,20}) (?:${[
    '(?:s|is) (?:here |also |on )?(?:with (?:me|us)|here|in charge|joining)|(?:does|runs|handles|looks after|deals with|manages|would be|will be) (?:our|the|my|all|running|doing|leading)',
    '(?:ta|esta) (?:aqui )?(?:comigo|conosco|com a gente)|cuida d[aeo]s?|(?:toca|faz|fica com|responde (?:por|pelo|pela)) [oa]s?',
    '(?:esta|viene) (?:aqui )?(?:conmigo|con nosotros)|lleva (?:el|la|los|las)|(?:se encarga|se ocupa) de(?:l)?|es (?:quien|la que|el que)',
  ].join('|')}) `,
  'g',
);
/** The other is soon there. */
const mostTurns = 4;
const mostSegments = 2000;

/** Pairs of those who hand over and who comes; none of two people. */
export function handoversIn(
  speakers: readonly string[],
  segments: readonly RawSegment[],
): [from: string, to: string][] {
  if (speakers.length < 3) return [];
  const byName = new Map(speakers.map((speaker) => [plainWords(speaker)[0] ?? '', speaker]));
  const seen = new Set<string>();
  const found: [string, string][] = [];
  let offered: { readonly by: string; readonly at: number } | null = null;
  let brought: { readonly by: string; readonly at: number } | null = null;
  let beside: string | null = null;
  for (const [at, { speaker, text }] of segments.slice(0, mostSegments).entries()) {
    if (speaker === null) continue;
    // While one of them is known, any other new speaker is the one who is handed over.
    if (offered && speaker !== offered.by && !seen.has(speaker) && seen.size > 1) {
      if (at - offered.at <= mostTurns) found.push([offered.by, speaker]);
      offered = null;
    }
    if (beside !== null && speaker !== beside) {
      // Whoever greets next is the one who is there.
      if (!seen.has(speaker) && plainWords(text.slice(0, 80)).length <= mostGreetingWords)
        found.push([beside, speaker]);
      beside = null;
    }
    if (brought && speaker !== brought.by && !seen.has(speaker)) {
      if (at - brought.at <= 2) found.push([brought.by, speaker]);
      brought = null;
    }
    seen.add(speaker);
    const said = plainText(text.slice(0, 600));
    if (hasBeside.test(said)) beside = speaker;
    for (const [, name] of [...said.matchAll(introduces), ...said.matchAll(presents)]) {
      const other = byName.get(name!);
      // People introduce themselves too.
      if (other !== undefined && other !== speaker && !seen.has(other)) found.push([speaker, other]);
    }
    const isNamed = found.some(([by, other]) => by === speaker && !seen.has(other));
    if (brings.test(said) && !isNamed) brought = { by: speaker, at };
    if (handsOver.test(said)) offered = { by: speaker, at };
  }
  return found;
}
