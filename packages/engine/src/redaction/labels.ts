// Words that tell what a number is: named before it, after it, or asked for; in three languages, folded.
import { type Token, wordSet } from './number-tokens.ts';

const byLabel = {
  card: wordSet('card cartao tarjeta visa mastercard amex'),
  cpf: wordSet('cpf'),
  cnpj: wordSet('cnpj'),
  dni: wordSet('dni nif'),
  nie: wordSet('nie'),
  ssn: wordSet('ssn social'),
  iban: wordSet('iban'),
  phone: wordSet(
    'phone telephone mobile cell cellphone landline whatsapp whats zap telefone telefones fone celular ligar ligue liga contato recado ' +
      'telefono telefonos movil llamar llame llamame llameme llamenme marcar fijo fixo reach callback chama chame ring dial',
  ),
  email: wordSet('email emails mail correo'),
  password: wordSet('password passwords passcode passphrase senha contrasena clave'),
  pin: wordSet('pin cvv cvc cvv2 cvc2 csc otp'),
  /** A number after one of these is of a thing, not of a person. */
  thing: wordSet(
    'protocol protocolo protocolos order orders pedido pedidos ticket tickets chamado chamados case caso invoice invoices fatura factura facturas nota notas boleto boletos contrato contratos contract ' +
      'tracking rastreio rastreamento seguimiento referencia reference ref sku ean serial serie serienummer lote batch apolice policy poliza version versao codigo code cep zip ' +
      'postal isbn modelo model patente placa item part produto product producto articulo expediente processo proceso reserva booking reservation shipment envio guia albaran ' +
      'imei voo vuelo flight matricula orcamento quote presupuesto barras barcode incidencia confirmacao confirmation confirmacion cupom cupon coupon id',
  ),
} as const;

export type Label = keyof typeof byLabel;

const labelOfWord = new Map(
  Object.entries(byLabel).flatMap(([label, words]) => [...words].map((word) => [word, label as Label])),
);

/** A word that names some number. */
export const namesSomething = (word: string): boolean => labelOfWord.has(word);

/** The word at `place` calls a number, or what follows, a password; "the alarm code" does too. */
export const namesPassword = (tokens: readonly Token[], place: number): boolean =>
  byLabel.password.has(tokens[place]!.word) ||
  (codes.has(tokens[place]!.word) &&
    [place - 2, place - 1, place + 1, place + 2, place + 3].some((near) => opened.has(tokens[near]?.word ?? '')));

const codes = wordSet('code codigo');
/** They are opened with a code. */
const opened = wordSet(
  'wifi wi access acesso acceso entry entrada alarm alarme alarma gate portao door porta puerta unlock desbloqueio desbloqueo',
);

/** "código de segurança", "security code": of a card, and no thing. */
const secretCode = wordSet(
  'security seguranca seguridad verification verificacao verificacion back detras atras verso reverso tras digit digits digitos',
);

/** At most this many words before a number name it. */
const farthest = 9;
const farthestAfter = 6;

/** What the nearest word before place `at` names; null where none does, or what was said has ended before. */
export function labelBefore(text: string, tokens: readonly Token[], at: number, most = farthest): Label | null {
  for (let place = at - 1; place >= 0 && place >= at - most; place -= 1) {
    if (text.slice(tokens[place]!.end, tokens[place + 1]?.start ?? text.length).includes('\n\n')) return null;
    const label = labelAt(tokens, place);
    if (label) return label;
  }
  return null;
}

function labelAt(tokens: readonly Token[], place: number): Label | null {
  const label = labelOfWord.get(tokens[place]!.word) ?? null;
  // A card's number, not its bill.
  if (label !== 'thing') return label;
  const isSecret = [place - 1, place + 1, place + 2, place + 3].some((near) =>
    secretCode.has(tokens[near]?.word ?? ''),
  );
  return isSecret ? 'pin' : 'thing';
}

/** "… is my phone number", "é o meu CPF": named behind it, in the same breath. */
export function labelAfter(text: string, tokens: readonly Token[], at: number): Label | null {
  const first = tokens[at + 1]?.word ?? '';
  if (!behind.has(first)) return null;
  for (let place = at + 1; place < tokens.length && place <= at + farthestAfter; place += 1) {
    if (/[.?!\n]/.test(text.slice(tokens[place - 1]!.end, tokens[place]!.start))) return null;
    const label = labelAt(tokens, place);
    if (label) return label;
  }
  return null;
}

const behind = wordSet('is s it thats that my e eh o esse este isso meu minha es ese mi el');

/** What a question, or whatever was said before, names last; "the security code on your card" names the code. */
export function labelOfQuestion(tokens: readonly Token[]): Label | null {
  const labels = tokens.flatMap((_, place) => labelAt(tokens, place) ?? []);
  const last = labels.at(-1) ?? null;
  return last === 'card' && labels.at(-2) === 'pin' ? 'pin' : last;
}

/** A number before one of these is an amount, a time or a measure. */
export const units = wordSet(
  'reais real euro euros dollar dollars dolar dolares pesos peso bucks percent porcento por per cents centavos centimos minutos minutes horas hours days dias ' +
    'semanas weeks meses months anos years kilos kg gramas grams litros metros metres meters km people pessoas personas units unidades pieces pecas piezas users ' +
    'usuarios licencas licenses licencias caixas cajas boxes',
);
