// Words by which speaker labels name a role, in Portuguese, English and Spanish.
import type { Side } from './conversation.ts';
import { plainText, plainWords } from './words.ts';

const attendantWords = new Set(
  `agent agente agt rep representative representante salesperson seller sales sdr bdr ae closer vendedor vendedora vendas ventas
  atendente atendimento attendant consultor consultora consultant asesor asesora assessor assessora advisor adviser operador operadora operator
  executivo executiva ejecutivo ejecutiva comercial support suporte soporte corretor corretora broker csm host staff
  especialista analista tecnico tecnica technician teleoperador teleoperadora telemarketing interviewer assistant assistente asistente company empresa callcenter atend vend operad consult receptionist recepcionista clerk teller
  cashier colleague recruiter dispatcher csr installer banker funcionario funcionaria gestor gestora promotor promotora encargado encargada dependiente dependienta
  cajero cajera caixa bot chatbot
  verkaufer verkauferin berater beraterin mitarbeiter mitarbeiterin vertrieb kundenberater vendeur vendeuse conseiller conseillere teleconseiller
  operatore operatrice consulente venditore venditrice addetto addetta medewerker adviseur verkoper sprzedawca konsultant doradca satıcı satici temsilci
  оператор менеджер продавец консультант специалист сотрудник 担当者 担当 店員 販売員 客服 销售 坐席 座席 顾问 상담원 상담사 판매자 직원`.split(
    /\s+/,
  ),
);

const clientWords = new Set(
  `client cliente clienta customer comprador compradora buyer lead prospect prospecto caller consumer consumidor consumidora
  paciente patient usuario usuaria user contratante interesado interesada interessado interessada comprador guest convidado invitado
  assinante subscriber aluno alumno student visitor visitante tomador contact contato contacto cli cust shopper patron homeowner applicant candidate
  policyholder claimant borrower passenger purchaser titular segurado segurada asegurado asegurada kunde kundin anrufer anruferin kaufer interessent
  acheteur acheteuse appelant appelante acquirente klant klient klientka kupujacy musteri müşteri клиент покупатель заказчик абонент 顧客 お客様 客户 顾客 고객
  손님 kund asiakas`.split(/\s+/),
);

const genericWords = new Set([
  'speaker',
  'spk',
  'falante',
  'hablante',
  'orador',
  'locutor',
  'interlocutor',
  'participant',
  'participante',
  'channel',
  'canal',
  'unknown',
  'desconhecido',
  'desconocido',
]);

/** Whether a word names a role, on whichever side. */
export const isRoleWord = (word: string): boolean =>
  attendantWords.has(word) || clientWords.has(word) || titles.has(word);

/** Words that stand with a role and name no company. */
const titles = new Set(
  'senior junior manager gerente director diretor diretora directora head chefe jefe jefa dono dona dueno duena owner ceo cto cfo coo vp ing arq dr dra lic de da do del la el the and e y of'.split(
    ' ',
  ),
);

const assistsSomebody =
  / (?:assistant|pa|secretary) (?:to|of) \w| (?:assistente|asistente|secretari[oa]) (?:d[aeo]|del) (?:sr|sra|dr|dra|ing|senor|senora|senhor|senhora|diretor|diretora|director|directora|don|dona) /;

/** Side that a label states by a role word (`Vendedor 2`, `CUSTOMER`); null where it states none or both. */
export function sideOfLabel(label: string): Side | null {
  const plain = plainText(label.replace(/_/g, ' '));
  // Who works for somebody by name is on the side of that one, whichever it is.
  if (assistsSomebody.test(plain)) return null;
  const words = plain.trim().split(' ');
  const attendant = words.some((word) => attendantWords.has(word));
  const client = words.some((word) => clientWords.has(word));
  if (attendant === client) return null;
  return attendant ? 'attendant' : 'client';
}

/** Whether a label is made of nothing but role or generic words and numbers, so that it is a label even when seen once. */
export function isRoleLabel(label: string): boolean {
  const words = plainWords(label.replace(/_/g, ' '));
  const known = (word: string) => attendantWords.has(word) || clientWords.has(word) || genericWords.has(word);
  return (
    words.some(known) &&
    words.every((word) => known(word) || /^\w?\d{0,3}$/.test(word) || ['de', 'do', 'da', 'del'].includes(word))
  );
}
