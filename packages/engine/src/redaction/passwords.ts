// Passwords that are said aloud: what follows "my password is", or answers a question for it.
import type { Found } from './kinds.ts';
import { namesPassword } from './labels.ts';
import { type Read, type Token, wordSet } from './number-tokens.ts';

/** "La clave" is also the point of a matter. */
const doubtful = wordSet('clave');
const whose = wordSet('mi su tu mis wifi wi acceso usuario portal cuenta temporal nueva');

/** Between "password" and the secret. */
const openers = wordSet(
  'is are was its it s equals e eh foi sera ficou es son era fue number numero of do da del de la el o a as for to my minha meu mi su sua acceso acesso login account ' +
    'conta cuenta wifi wi fi card cartao tarjeta currently actual atual portal usuario user app sistema nova nueva new temporal temporaria temporary called all in lowercase com con siguiente seguinte que administrador administrator admin sistema servidor router roteador rede red network',
);
/** One of them, or a colon, says that the secret comes. */
const copulas = wordSet('is s its e eh es era was foi fue sera equals ficou');

/** What follows "the password is" when nobody says it. */
const notSecrets = wordSet(
  'a an the our your his her that this these those not no isnt wasnt never always just only too very so still also already wrong right correct incorrect invalid valid weak strong ' +
    'reset again later please for of in on by with from and or but yet protected safe secure old working fine good yes yeah sure required case sensitive different same empty ' +
    'works work doesnt funciona funcionou funcionaba expirou expired caducado caduco there here where when what which how why who between at least longer shorter something anything i you we they he she can could would should will may might must do does did ' +
    'dont cant wont didnt have has had been be being to if because as up out about easy hard simple long short ready private personal confidential unique set ' +
    'um uma seu sua esse essa isso muito mais menos nem ja ainda sempre nunca errada errado certa certo correta incorreta fraca forte pessoal antiga mesma outra unica segura secreta ' +
    'obrigatoria nao sim se por para pra pro ou mas na no nas nos ao aos eu voce ele ela nos quem qual quando onde como sensivel diferente igual aquela aquele isto facil dificil simples ' +
    'tem ter tinha vai pode deve precisa so apenas quanto claro desculpa obrigado obrigada ' +
    'los las unos unas esta este eso esto esa ese muy mas menos ya aun siempre nunca equivocada correcta incorrecta debil fuerte vieja misma otra obligatoria con sin si pero y o ' +
    'para por porque yo usted ustedes ellos cual cuando donde quien diferente distinta igual tiene tener tenia va puede debe necesita solo sensible lo que facil dificil simple gracias perdon',
);
/** Participles and the like: something happened to the password. */
const endings = /(?:ing|ed|ada|ado|ida|ido|adas|idas|ou|aron|mente|ly)$/;
/** The secret has ended. */
const after = wordSet(
  'and then but so because please thanks thank can could you i we it try now okay ok right did do does is was that if when ' +
    'mas entao ai agora pode poderia voce eu por favor obrigado obrigada tenta consegue ja foi porque se quando ta certo beleza ' +
    'pero entonces ahora puede podria usted yo gracias intenta pruebe prueba porque cuando si vale listo',
);
const asks = wordSet(
  'what whats which tell dictate diz dita soletra deletrea give confirm say spell read need can could may have qual quais diga fala fale passa passe informa informe confirma confirme poderia pode preciso ' +
    'cual dime diga digame dame deme confirme confirma puede podria necesito facilita facilite',
);
const noAnswer = wordSet(
  'reset forgot forgotten changed change esqueceu esqueci trocar mudar redefinir olvido olvidado cambiar restablecer wrong errada incorrecta remember lembra recuerda',
);

/** With which an answer begins. */
const openings = wordSet(
  'its it s is yes sure ok okay so well claro sim e eh si es bueno vale pues a la minha mi my senha password clave contrasena uh um',
);

const mostOpeners = 7;
/** "The passcode for the side door is …": what it belongs to. */
const belongs = wordSet('for of do da del de la para pro pra');
const mostOwnerWords = 3;
const mostWords = 8;
const mostTokens = 30;
const mostAnswer = 14;
/** "And your password?" asks without a verb. */
const mostShortQuestion = 5;

export function findPasswords(read: Read, answers: readonly Answer[]): Found[] {
  const { tokens } = read;
  const found: Found[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    if (!namesPassword(tokens, place)) continue;
    const secret = secretFrom(read, place + 1, doubtful.has(tokens[place]!.word) && !isOwned(tokens, place));
    if (secret) found.push(secret);
  }
  for (const { first, question, isQuestion } of answers) {
    if (!question.some((_, place) => namesPassword(question, place)) || question.some(({ word }) => noAnswer.has(word)))
      continue;
    const isShort = isQuestion && question.length <= mostShortQuestion;
    if (!isShort && !question.some(({ word }) => asks.has(word))) continue;
    const secret = answerFrom(read, first);
    if (secret) found.push(secret);
  }
  return found;
}

/** A turn, by the place of its first token, and what was said before it. */
export interface Answer {
  readonly first: number;
  readonly question: readonly Token[];
  /** It ends with a question mark. */
  readonly isQuestion: boolean;
}

const isOwned = (tokens: readonly Token[], place: number) =>
  [tokens[place - 1], tokens[place + 1], tokens[place + 2], tokens[place + 3]].some(
    (near) => near && whose.has(near.word),
  );

function secretFrom(read: Read, first: number, needsDigits: boolean): Found | null {
  const { text, tokens } = read;
  let at = first;
  let [isOpened, hasOwner] = [false, false];
  for (; at < tokens.length && at < first + mostOpeners; at += 1) {
    const token = tokens[at]!;
    const between = text.slice(tokens[at - 1]!.end, token.start);
    if (/\n\n|[.;!?] /.test(between)) return null;
    if (/[:="“«'→]/.test(between)) isOpened = true;
    const copula = hasOwner && !(needsDigits || isOpened) ? copulaAfter(read, at) : null;
    if (copula !== null && !openers.has(token.word)) at = copula - 1;
    else if (
      !(openers.has(token.word) || belongs.has(token.word)) ||
      (isSpelled(tokens, at) && !copulas.has(token.word))
    )
      break;
    hasOwner ||= belongs.has(token.word);
    // "e" says "and" in Portuguese where it has no accent; recognisers write it for "é".
    isOpened ||= copulas.has(token.word);
  }
  const token = tokens[at];
  if (!token) return null;
  if (!isOpened && !(token.size === 'written' || areDigits(tokens, at) || isMixed(text, token))) return null;
  return secretAt(read, at, needsDigits);
}

/** Where "is" comes after a few words of which none is a number; null where it does not. */
function copulaAfter({ text, tokens }: Read, first: number): number | null {
  for (let at = first; at < tokens.length && at <= first + mostOwnerWords; at += 1) {
    if (copulas.has(tokens[at]!.word)) return at;
    if (tokens[at]!.digits !== null || /[\n.;!?,]/.test(text.slice(tokens[at]!.end, tokens[at + 1]?.start)))
      return null;
  }
  return null;
}

/** "sunshine 42", or "it's sunshine 42": all that is said, where that is short. */
function answerFrom(read: Read, first: number): Found | null {
  const { text, tokens } = read;
  let at = first;
  while (at < tokens.length && at < first + 5 && openings.has(tokens[at]!.word) && !isSpelled(tokens, at)) at += 1;
  const end = text.indexOf('\n', tokens[first]?.start ?? 0);
  const words = tokens.slice(first, first + mostAnswer + 1).filter((token) => end < 0 || token.start < end);
  if (words.length === 0 || words.length > mostAnswer || !words.includes(tokens[at]!)) return null;
  return secretAt(read, at, false);
}

/** Single letters follow each other. */
const isSpelled = (tokens: readonly Token[], at: number) =>
  [tokens[at], tokens[at + 1], tokens[at + 2]].every(
    (token) => token && (token.word.length === 1 || token.digits !== null),
  );

/** Several are said one by one. */
const areDigits = (tokens: readonly Token[], at: number) =>
  [tokens[at], tokens[at + 1], tokens[at + 2]].every((token) => token?.digits != null);

/** Where letters, digits and signs stand together. */
function isMixed(text: string, token: Token): boolean {
  const unit = unitAt(text, token);
  return /\d/.test(unit) && /\p{L}/u.test(unit);
}

/** What stands between blanks. */
function unitAt(text: string, { start, end }: Pick<Token, 'start' | 'end'>): string {
  const from = text.slice(Math.max(0, start - 40), start).search(/\S*$/);
  const left = Math.max(0, start - 40) + from;
  return text.slice(left, end) + (/^\S{0,60}/.exec(text.slice(end, end + 60))?.[0] ?? '');
}

function secretAt(read: Read, first: number, needsDigits: boolean): Found | null {
  const unit = unitAt(read.text, read.tokens[first]!);
  const isWritten = /[\p{L}\p{N}][^\p{L}\p{N}\s.,;:!?'"-]|\d\p{L}|\p{L}\d|\p{Ll}\p{Lu}/u.test(unit);
  return isWritten ? writtenAt(read, first) : saidAt(read, first, needsDigits);
}

/** What stands between blanks and quotation marks. */
function writtenAt({ text, tokens }: Read, first: number): Found {
  const token = tokens[first]!;
  const signs = /[^\s"“”«»'([]*$/.exec(text.slice(Math.max(0, token.start - 20), token.start))![0];
  const rest = /^[^\s"“”«»')\]]{0,60}/.exec(text.slice(token.end, token.end + 60))![0];
  return {
    kind: 'password',
    start: Math.max(token.start - signs.length, tokens[first - 1]?.end ?? 0),
    end: token.end + rest.replace(/[.,;:?]+$/, '').length,
  };
}

/** Words and numbers up to where what is said ends. */
function saidAt({ text, tokens }: Read, first: number, needsDigits: boolean): Found | null {
  const token = tokens[first]!;
  if (token.digits === null && !isSpelled(tokens, first) && isNoSecret(token, tokens[first + 1])) return null;
  let last = first;
  let words = 1;
  while (last + 1 < tokens.length && words < mostWords && last - first < mostTokens) {
    const next = tokens[last + 1]!;
    const isWord = next.word.length > 1 && next.digits === null;
    if (isWord) words += 1;
    if (/\n\n|[.,;!?]\s|[.,;!?]$/.test(text.slice(tokens[last]!.end, next.start))) break;
    if (isWord && after.has(next.word)) break;
    last += 1;
  }
  const hasDigits = tokens.slice(first, last + 1).some(({ digits }) => digits !== null);
  return needsDigits && !hasDigits ? null : { kind: 'password', start: token.start, end: tokens[last]!.end };
}

const isNoSecret = ({ word }: Token, next: Token | undefined): boolean =>
  notSecrets.has(word) || openers.has(word) || (endings.test(word) && next?.digits == null);
