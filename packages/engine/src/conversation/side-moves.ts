// What people do in a conversation that tells their side: who takes an order and who gives one, who asks a price and who names it.
import type { Side } from './conversation.ts';

interface Move {
  readonly side: Side;
  readonly weight: number;
  /** Of plain words: no accents, punctuation as blanks. */
  readonly sign: RegExp;
}

const words = (...parts: readonly string[]) => new RegExp(` (?:${parts.join('|')}) `);

/** Asks for what the other offers. */
const asks = words(
  '(?:do|can|could|will|would) you (?:guys )?(?:deliver|ship|accept|repair|fix|fit|install|stock|sell|rent|cater|match|hold one|come out|take (?:cards?|cash|insurance))',
  'have you got (?:any|one|it|them|something|anything)',
  '(?:can|could) i (?:book|order|return|pay|come|collect|pick|swap|exchange|bring|try|reserve|(?:get|have) (?:a|an|one|two|some))(?! (?:name|number|your|contact))',
  'what (?:s|is|are|about) the (?:price|cost|deposit|warranty|fees?|minimum|delivery|service charge)',
  'is there (?:a |any )?(?:discount|deposit|charge|fee|warranty|parking|tasting|anything (?:earlier|later|cheaper))',
  '(?:voces?|vcs?|ce) (?:trocam?|aceitam?|consertam?|parcelam?|instalam?|entregam?|alugam?|fazem? entrega|fazem? desconto)',
  'da pra (?:parcelar|entregar|trocar|retirar|fazer por)|aceita (?:pix|cartao|dinheiro)|tem (?:desconto|garantia|entrega|vaga|horario)',
  '(?:posso|consigo) (?:pagar|levar|buscar|trocar|devolver|parcelar|cancelar|retirar)|ate (?:quando|que horas) (?:eu|posso|da|voces)',
  '(?:aceptan|despachan|arreglan|reparan|cobran|instalan|arriendan|alquilan|l[oa] llevan|hacen (?:envios?|descuento|tortas|despacho))',
  '(?:puedo|podria|se puede) (?:pagar|pasar|cambiar|devolver|retirar|llevar|reservar|abonar)|a que hora (?:abren|cierran|atienden)',
  '(?:could|would|can) you (?:do|take|accept|make it) (?:it for )?\\d+|(?:bajari|rebajari|dejari)a(?:n|s)?|(?:faz|fazem|deixa|deixam) por|me (?:hace|hacen|deja|dejan) (?:un )?(?:precio|descuento|en)',
  'que (?:documentos?|papeles) (?:precisa|preciso|necesito|tengo que)',
);

/** Agrees to buy, or says what they do for it. */
const takes = words(
  '(?:put|sign|book) (?:me|us) (?:down|up|in)|count me in|i ll take (?:it|them|one|two|both|the|that)|i ll have (?:one|the|that)|we have a deal|take it or leave it',
  'on my way|i ll come (?:in|by|over|down|round)|i ll be (?:there|round|over)|(?:my|our) (?:budget|limit)|i can t afford|pay (?:cash|the (?:whole )?lot|up front)',
  'me coloca|pode (?:fechar|agendar|marcar|separar|reservar|emitir)|(?:guarda|separa|reserva|anota) (?:\\w+ ){1,3}(?:pra|para) mim',
  'vou (?:levar|querer|ficar com)|eu (?:levo|pego|busco|compro|fico com)|(?:to|tou|estou) indo|me ve (?:um|uma|dois|duas)|fico no aguardo|vamos (?:levar|fazer entao|fechar)',
  '(?:anote|apunte|anota|apunta|agende|reserve|guarde)(?:me|nos)(?: \\w+)?|me l[oa]s? (?:llevo|quedo)|l[oa] llevo|paso a (?:buscar|retirar|las)|me (?:sirve|acomoda)|deme (?:un|una|dos|el|la)|voy (?:para alla|en camino)',
);

/** Takes an order, asks for whom it is, or says what can be had. */
const serves = words(
  '(?:you re|i ve|you are|i have) (?:booked|got you (?:down|in)|put you (?:down|in))|(?:under|in) what name|what name is it|whose name|for how many (?:people|nights|guests)',
  '(?:take|get|have|give me|confirm|need) your (?:\\w+ )?(?:name|surname|address|postcode|zip|number|email|licence|reference|details)|what s your (?:\\w+ )?(?:name|address|postcode|number|email)',
  'shall i (?:book|put|send|check|add|reserve|pop)|i ll (?:book|draw up|reserve|throw in|waive)|i can t go (?:under|below|lower|any lower)|the list price|would you like me to|anything else',
  '(?:a|em|no) nome de quem|qual (?:e )?(?:o )?seu (?:nome|endereco|cpf|cep|telefone|e mail|numero)|anotado|agendado|reservado|marcado|troco (?:pra|para) quanto|pois nao|mais alguma coisa|algo mais',
  'pode (?:trazer|passar aqui|retirar)|(?:traz|traga) (?:o|a|ele|ela|ate|hoje|amanha)|(?:marco|agendo|reservo|separo) (?:as|pra|para|o|a)|temos (?:sim|vaga|horario|disponivel|em estoque)|fica pronto',
  'a nombre de quien|(?:cual es|me da|me dicta|deme) (?:su|tu) (?:nombre|direccion|rut|dni|correo|telefono|numero)|(?:anotad|agendad|reservad)[oa]|que va a (?:pedir|llevar|ordenar)',
  'le (?:aviso|agendo|anoto|reservo|guardo|averiguo)|traigal[oa]|puede (?:pasar|venir|traer|retirar)|tenemos (?:disponible|hora|en stock)|algo mas|digame',
);

export const sideMoves: readonly Move[] = [
  { side: 'client', weight: 2, sign: asks },
  { side: 'client', weight: 2.5, sign: takes },
  { side: 'attendant', weight: 2.5, sign: serves },
];

/** What an answer with an amount to the question of its price tells of both. */
export const priceWeight = 2.5;
const priceQuestion = words(
  'how much|what does (?:it|that|this|one) cost|what (?:s|is) the (?:price|cost|rate|fee)',
  'quanto (?:sai|fica|custa|e|que e|que fica|que sai|ta|da|vai ficar|cobra)|qual (?:e )?(?:o )?(?:valor|preco)',
  'cuanto (?:se paga|sale|vale|cuesta|cobran|es|seria|me sale|me cobran|piden)|que precio',
);
/** What the other pays for it today is a seller's question. */
const ofTheirs = words(
  '(?:you|voce|voces|vcs?|usted|ustedes|te|le|les) (?:\\w+ ){0,3}(?:pay|paying|spend|spending|paga|pagam|pagan|pagando|gasta|gastam|gastan|cost|costs|costing|custa|cuesta|lose|losing|perde|perdem|pierden)',
  '(?:pay|paying|spending|paga|pagam|pagan|gasta|gastam|gastan) (?:hoje|hoy|today|now|at the moment|currently|atualmente|actualmente|por mes|al mes|a month|per month)',
  'budget|presupuesto|orcamento|how much (?:time|of|do you|are you|did you)',
);
const amount = words(
  '\\d[\\d ]*',
  'hundred|thousand|grand|quid|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|free',
  'mil|cem|cento|duzent[oa]s|trezent[oa]s|quatrocent[oa]s|quinhent[oa]s|seiscent[oa]s|setecent[oa]s|oitocent[oa]s|novecent[oa]s|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|reais',
  'cien|ciento|(?:dos|tres|cuatro|seis|sete|ocho|nove)cient[oa]s|quinient[oa]s|setecient[oa]s|novecient[oa]s|veinte|veinti\\w+|treinta|cuarenta|cincuenta|sesenta|ochenta|noventa|lucas|pesos',
);

export const asksPrice = (text: string): boolean => priceQuestion.test(text) && !ofTheirs.test(text);
export const namesAmount = (text: string): boolean => amount.test(text);
