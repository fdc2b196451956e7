// What people do in a conversation that tells their side: who takes an order and who gives one, who asks a price and who names it.
import type { Side } from './conversation.ts';

interface Move {
  readonly side: Side;
  readonly weight: number;
  /** Matches plain words, without accents and with blanks for punctuation. */
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

/** At the head of a turn, asks whether the other has or does something, or says what is looked for. */
const wants =
  /^ (?:(?:hi|hello|hey|oi|ola|hola|buenas|buenos|dias|tardes|bom|boa|dia|tarde|good|morning|afternoon) ){0,3}(?:do you (?:lot |guys )?(?:do|hire|make|cover|run)|have you (?:space|room|any|a table|tables)|(?:i m |we re |i am |we are )?looking for (?:a|an|some|somebody|someone|the)|(?:voces|vcs) (?:fazem|alugam|vendem|entregam|cobram|trabalham com|buscam|tem (?:vaga|como))|(?:eu )?(?:to|tou|estou) (?:procurando|precisando)|(?:eu )?(?:queria|quero) (?:um|uma|dois|duas)|(?:busco|necesito|quiero|queria|quisiera) (?:un|una|dos|profesor)|hacen|venden|alquilan|embalan|cuanto (?:piden|cobran)|quanto (?:voces|vcs) cobram) /;

/** Agrees to buy, or says what they do for it. */
const takes = words(
  '(?:put|sign|book) (?:me|us) (?:down|up|in)|count me in|i ll take (?:it|them|one|two|both|the|that)|i ll have (?:one|the|that)|we have a deal|take it or leave it',
  'on my way|i ll come (?:in|by|over|down|round)|i ll be (?:there|round|over)|(?:my|our) (?:budget|limit)|i can t afford|pay (?:cash|the (?:whole )?lot|up front)',
  'me coloca|pode (?:fechar|agendar|marcar|separar|reservar|emitir)|(?:guarda|separa|reserva|anota) (?:\\w+ ){1,3}(?:pra|para) mim',
  'vou (?:levar|querer|ficar com)|eu (?:levo|pego|busco|compro|fico com)|(?:to|tou|estou) indo|me ve (?:um|uma|dois|duas)|fico no aguardo|vamos (?:levar|fazer entao|fechar)',
  '(?:anote|apunte|anota|apunta|agende|reserve|guarde)(?:me|nos)(?: \\w+)?|me l[oa]s? (?:llevo|quedo)|l[oa] llevo|paso a (?:buscar|retirar)|me (?:sirve|acomoda)|deme (?:un|una|dos|el|la)|voy (?:para alla|en camino)',
);

/** Takes an order, asks for whom it is, or says what can be had. */
const serves = words(
  '(?:you re|i ve|you are|i have) (?:booked|got you (?:down|in)|put you (?:down|in))|(?:under|in) what name|what name is it|whose name|for how many (?:people|nights|guests)',
  '(?:take|get|have|give me|confirm|need) your (?:\\w+ )?(?:name|surname|address|postcode|zip|number|email|licence|reference|details)|what (?:s|is|was) (?:your|the) (?:\\w+ )?(?:name|surname|address|postcode|number|email|reg)',
  'shall i (?:book|put|send|check|add|reserve|pop)|i ll (?:book|draw up|reserve|throw in|waive)|i can t go (?:under|below|lower|any lower)|the list price|would you like me to|anything else',
  '(?:a|em|no) nome de quem|qual (?:e )?(?:o )?seu (?:nome|endereco|cpf|cep|telefone|e mail|numero)|anotado|agendado|reservado|marcado|troco (?:pra|para) quanto|pois nao|mais alguma coisa|algo mais',
  'pode (?:trazer|passar aqui|retirar)|(?:traz|traga) (?:o|a|ele|ela|ate|hoje|amanha)|(?:marco|agendo|reservo|separo) (?:as|pra|para|o|a)|temos (?:sim|vaga|horario|disponivel|em estoque)|fica pronto',
  'a nombre de quien|(?:cual es|me da|me dicta|deme) (?:su|tu) (?:nombre|direccion|rut|dni|correo|telefono|numero)|(?:anotad|agendad|reservad)[oa]|que va a (?:pedir|llevar|ordenar)',
  'le (?:aviso|agendo|anoto|reservo|guardo|averiguo)|traigal[oa]|puede (?:pasar|venir|traer|retirar)|tenemos (?:disponible|hora|en stock)|algo mas|digame',
);

/** Says what they do for the other at once. */
const commits = words(
  'i(?: ll| can| could)? (?:move|swap|refund|offer|waive|credit|press|reset) (?:it|you|that|one|those|the)|(?:let me|i ll) (?:drop|send|put) (?:off |you |one |ten |a )|(?:give|leave) me (?:his|her|their|your) (?:address|number|email)',
  '(?:libero|solto|separo|registro|aciono|estorno|agendo|reservo) (?:\\w+)|(?:ja|te|lhe) (?:mando|encaminho|libero|troco|anoto|envio)|(?:dou|damos) baixa|troco (?:por|pra|para)|deixo (?:impresso|separado|reservado)|coloco (?:pra|para|um|uma)|tiro os juros',
  '(?:le|te|les|os|se l[oa]s?) (?:pongo|cambio|reservo|guardo|dejo|envio|alargo|presto|aparto|descuento|anulo|hago|mando|cambiamos|instalamos|atiendo)|l[oa]s? doy de baja|(?:apunto|anoto) (?:ahora|aqui)',
);

/** Names what something costs by the piece, the day or the month. */
const quotes =
  /(?:^| )(?:\d+|hundred|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|one|two|three|four|five|six|seven|eight|nine|mil|cem|cien|cento|\w+entos|\w+entas|\w+cientos|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|veinte|veinti\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|euros?|pesos|reais|dolares|pounds?|dollars?|quid) (?:a (?:night|month|week|day|kilo|head|person|van|metre|seat)|per (?:\w+)|each|fitted|for the (?:pair|lot|two|day|week)|por (?:mes|dia|semana|pessoa|persona|noite|noche|hora|cada|um|uma|dois|tres|quatro|cinco)|(?:al|la|el|o|a) (?:mes|hora|dia|noche|noite|quilo|kilo|metro|semana)|com (?:a )?(?:entrega|instalacao|mao de obra)|con (?:dos|entrega|instalacion)|mas (?:iva|al)) /;
/** What they themselves pay. */
const pays = words(
  '(?:i|we) (?:pay|paid|spend|earn|make|run)|(?:eu |a gente |nos )?(?:pago|pagamos|paga|gasto|gastamos|faturo|ganho)|(?:pago|pagamos|gasto|gastamos|gano|facturo)',
);

/** Wants to be put through, waits for what was promised, or speaks of what the other has of theirs. */
const waits = words(
  '(?:put|pass|transfer|connect) me (?:through|to|on|over)|me (?:passa|passe|transfere|transfira|coloca) (?:pro|pra|para|com|ao)|me (?:pasa|pasas|comunica|pone) con|paseme con',
  '(?:nobody|no one) (?:rings|calls|tells|answers|gets back|has)|ninguem (?:me )?(?:liga|retorna|responde|da retorno|avisa|apareceu)|nadie (?:me )?(?:llama|responde|avisa|contesta|vino|ha)',
  '(?:waiting|waited) for (?:a|my|the|that) (?:refund|delivery|engineer|technician|reply|parcel|money)|(?:esperando|espero) (?:o|a|um|uma|el|la|un|una|mi|meu|minha) (?:reembolso|devolucao|devolucion|entrega|tecnico|resposta|respuesta|paquete|pacote)',
  '(?:my|minha|meu|mi) (?:prescription|appointment|booking|delivery|parcel|repeat|consulta|reserva|entrega|agendamento|cita|envio|paquete|pacote|encomenda)',
  '(?:i ve seen|i saw|vi|vimos|he visto|hemos visto) (?:a|an|the|your|um|uma|o|un|una|el|la|seu|su) (?:flat|apartment|house|car|van|ad|advert|listing|room|apartamento|casa|carro|anuncio|quarto|piso|coche|habitacion)',
  '(?:when|how long) (?:will|do|does|would) (?:i|it|the \\w+) (?:get|have|take|arrive|be back)|em quanto(?:s dias| tempo) (?:cai|chega|fica|vem)|quanto tempo (?:demora|leva)|cuanto(?:s dias)? (?:tarda|demora)|cuando me (?:llega|lo mandan)',
);

/** Answers for a department. */
const answersFor =
  /^ (?:(?:hi|hello|good (?:morning|afternoon)|bom dia|boa tarde|buenos dias|buenas tardes) )?(?:front desk|reception|lettings|bookings|reservations|returns|repairs|service desk|disputes|recepcao|locacao|reservas|vendas|agendamento|assistencia|pos venda|recepcion|alquileres|ventas|posventa|averias|citas|devoluciones) /;

/** Asks whether this is the place that was called, or the person who does such work; nobody who sells does. */
const placeQuestion = words(
  'is (?:this|that) (?:still )?the (?:right )?(?:number|place|shop|office|clinic|surgery|garage|school|hotel|restaurant|salon)(?: for)?|are you the (?:\\w+ ){1,3}(?:who|that)|who deals with|(?:got|had) your (?:number|name) (?:from|off)',
  '(?:alo|oi|ola|bom dia|boa tarde) (?:ai )?e d[aoe](?: \\w+){1,3}|(?:a senhora|o senhor|voce|e voce|e a senhora|e o senhor) que (?:faz|conserta|arruma|aluga|vende|entrega)|(?:peguei|consegui) (?:o )?seu (?:numero|contato|telefone)|(?:me passou|me deu|me passaram|me deram) (?:o )?seu (?:numero|contato)',
  '(?:hola|alo|bueno) es (?:la|el) (?:casa|taller|tienda|clinica|oficina|local|hotel)(?: \\w+){0,3}|(?:es|sos) (?:usted|vos|tu) (?:la|el) que|me (?:dio|dieron|paso|pasaron) su (?:numero|telefono|contacto)|quien (?:vea|lleve|se encargue|lleva)',
);

/** Asks whether what is theirs is ready, or to have it kept; asks for somebody's part, as a caller does. */
const fetches = words(
  '(?:is|are|was|were) (?:it|they|my \\w+|those|the \\w+) (?:ready|done|still on|in yet|back yet|finished)|(?:could|can|would) you (?:hang on to|hold|keep|put (?:aside|by|away)|save) (?:\\w+ )',
  '(?:ja )?(?:ficou|ficaram|ta|esta|estao) pront[oa]s?|(?:pode|consegue|da pra) (?:guardar|segurar|reservar)|(?:peguei|vim|posso) (?:buscar|pegar)',
  '(?:ya )?(?:esta|estan) list[oa]s?|(?:me l[oa]s?|l[oa]s?) (?:puede|pueden|podria|podrian) (?:guardar|apartar|reservar)|(?:puede|podria|pueden) (?:guardar|apartar|reservar)(?:me|nos|l[oa]s?)',
);

/** Makes good, or passes on. */
const mends = words(
  'for the (?:trouble|inconvenience|delay|mix up)|pelo (?:transtorno|inconveniente|incomodo)|pela demora|por (?:las molestias|el inconveniente|la demora|los inconvenientes)',
  '(?:so|very|really) sorry (?:about|for|to hear)|sinto muito|lamento (?:\\w+ )?(?:molestia|demora|inconveniente|o transtorno|o ocorrido|lo ocurrido)|lo lamento|lo siento mucho',
  'putting you through|(?:i ll|let me) (?:put|pass|transfer) you|vou (?:te |lhe )?(?:passar|transferir)|(?:ja|te) passo para|le paso(?: con)?|me facilita (?:el|la|su|un)|me (?:informa|confirma) (?:o|a|seu|sua|el|la|su)',
  '(?:i ve|i have) (?:raised|refunded|escalated|reset|resent|credited|cancelled) (?:it|that|your|the)|(?:ja|acabei de) (?:estorn|cancel|liber|reenvi|redefini)\\w+',
);

/** Asks to see it, or when there is time for that, as who answers does not; an answer with a time tells of both. */
const slotQuestion = words(
  '(?:can|could|may) (?:i|we) (?:see|view|visit|have a look at) (?:it|the|one|them)|(?:is|are) (?:\\w+ ){1,6}still (?:available|free|going)|anything (?:earlier|later|sooner)',
  '(?:consigo|posso|podemos|da pra) (?:ver|visitar|conhecer)|tem (?:mais (?:tarde|cedo)|outro horario)|ainda (?:esta|ta) (?:disponivel|livre|vag[oa])',
  'l[oa]s? (?:puedo|podria|podemos) (?:ver|visitar)|(?:puedo|podria|podemos) (?:verl[oa]s?|visitarl[oa]s?)|hay (?:algo )?mas (?:tarde|temprano)|sigue (?:libre|disponible)',
);
const slot = words(
  '(?:i ve got|i have|we have|we ve got|there s|how about|tenho|temos|tengo|tenemos|hay|pode ser|puede ser) (?:\\w+ ){0,5}(?:half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+|morning|afternoon|hueco|slot)',
  '(?:it is|yes|sim|si|esta|sigue|ta) (?:\\w+ ){0,6}(?:hundred|thousand|mil|cem|cien|reais|euros|month|mes)',
  '(?:(?:a|as|a la|a las) )?(?:uma|duas|tres|quatro|cuatro|cinco|seis|sete|siete|oito|ocho|nove|nueve|dez|diez|onze|once) (?:e|y) (?:meia|media|quinze|cuarto|quince)',
  '(?:a|as|a la|a las) (?:una|uma|duas|dos|tres|quatro|cuatro|cinco|seis|sete|siete|oito|ocho|nove|nueve|dez|diez|onze|once|doze|doce|\\d+)(?: (?:e|y) (?:meia|media|quinze|cuarto|quince))?',
);
export const asksSlot = (text: string): boolean => slotQuestion.test(text);
export const namesSlot = (text: string): boolean => slot.test(text);
export const slotWeight = 2;

export const sideMoves: readonly Move[] = [
  { side: 'client', weight: 2.5, sign: waits },
  { side: 'client', weight: 2.5, sign: placeQuestion },
  { side: 'client', weight: 2, sign: fetches },
  { side: 'attendant', weight: 1.5, sign: answersFor },
  { side: 'attendant', weight: 2.5, sign: mends },
  { side: 'client', weight: 2, sign: asks },
  { side: 'client', weight: 2.5, sign: takes },
  { side: 'attendant', weight: 2.5, sign: serves },
  { side: 'client', weight: 2.5, sign: wants },
  { side: 'attendant', weight: 1.5, sign: commits },
];

/** What the words of somebody who names a price tell. */
export const quotesPrice = (text: string): boolean => quotes.test(text) && !pays.test(text);
export const quoteWeight = 2.5;

/** Whether a turn asks for what the other offers; by its mere words it is like the questions of whoever serves. */
export const asksForOffer = (text: string): boolean => asksPrice(text) || asks.test(text) || wants.test(text);

const greets =
  /^ (?:hello|hi|hey|yes|yeah|good|morning|afternoon|evening|alo|oi|ola|sim|opa|bom|boa|diga|digame|bueno|buenas|buenos|si|hola|mande|ok|okay|sure|thanks|obrigad[oa]|gracias|great|perfect|right|test|welcome|so|now|well) /;

const greetingBehind =
  / (?:good (?:morning|afternoon|evening)|hello|bom dia|boa (?:tarde|noite)|buenos dias|buenas(?: tardes| noches)?|diga(?:me)?) $/;

/** Answers a call with nothing but the name of a place: `Oakden Kennels.`, `Recepção, bom dia.` */
export function isPlaceAlone(text: string, written: string): boolean {
  const place = text.replace(greetingBehind, ' ');
  return (
    /^(?: \S+){1,4} $/.test(place) &&
    place.length < 32 &&
    /\w{4}/.test(place) &&
    !greets.test(text) &&
    !/[?!]\s*$/.test(written) &&
    !/^ \d/.test(text)
  );
}

export const placeWeight = 4;

/** What an answer with an amount to the question of its price tells of both. */
export const priceWeight = 2.5;
const priceQuestion = words(
  'how much|what sort of money|is there a charge|how do (?:i|we) pay|how bad|what does (?:it|that|this|one) cost|what (?:s|is) the (?:price|cost|rate|fee)',
  '(?:da|sai|custa|sairia|ficaria) quanto|quanto (?:me (?:custa|sai|cobra)|sai|fica|custa|e|que e|que fica|que sai|ta|da|vai ficar|cobra)|qual (?:e )?(?:o )?(?:valor|preco)',
  '(?:por|a) cuanto|cuanto (?:se va|me va a|seria|se paga|sale|vale|cuesta|cobran|es|seria|me sale|me cobran|piden)|que precio',
);
/** What the other pays for it today is a seller's question. */
const ofTheirs = words(
  '(?:you|voce|voces|vcs?|usted|ustedes|te|le|les) (?:\\w+ ){0,3}(?:pay|paying|spend|spending|paga|pagam|pagan|pagando|gasta|gastam|gastan|cost|costs|costing|custa|cuesta|lose|losing|perde|perdem|pierden)',
  '(?:pay|paying|spending|paga|pagam|pagan|gasta|gastam|gastan) (?:hoje|hoy|today|now|at the moment|currently|atualmente|actualmente|por mes|al mes|a month|per month)',
  'budget|presupuesto|orcamento|how much (?:time|of|do you|are you|did you)',
);
const amount = words(
  '\\d[\\d ]*',
  'hundred|thousand|grand|quid|pounds?|euros?|dollars?|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|free',
  'mil|cem|cento|duzent[oa]s|trezent[oa]s|quatrocent[oa]s|quinhent[oa]s|seiscent[oa]s|setecent[oa]s|oitocent[oa]s|novecent[oa]s|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|reais',
  'cien|ciento|(?:dos|tres|cuatro|seis|sete|ocho|nove)cient[oa]s|quinient[oa]s|setecient[oa]s|novecient[oa]s|veinte|veinti\\w+|treinta|cuarenta|cincuenta|sesenta|ochenta|noventa|lucas|pesos',
);

export const asksPrice = (text: string): boolean => priceQuestion.test(text) && !ofTheirs.test(text);
export const namesAmount = (text: string): boolean => amount.test(text);
