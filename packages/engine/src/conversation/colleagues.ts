// Colleagues among themselves: a stand-up, a hand-over, a meeting on a project, an interview of a candidate. Told by what such talk is about, where no client is heard.
import type { RawSegment } from './raw.ts';
import { companyIntroduction, sideCues } from './side-cues.ts';
import { asksPrice, quotesPrice } from './side-moves.ts';
import { plainText } from './words.ts';

const words = (...parts: readonly string[]) => new RegExp(` (?:${parts.join('|')}) `);

/** What colleagues speak of; each kind counts once, however often it comes. */
const kinds: readonly RegExp[] = [
  // Work since yesterday.
  words(
    'yesterday i|yesterday and i m|i (?:closed|finished|fixed|merged|shipped) \\w+ \\w+ yesterday|today i m|i m (?:finishing|blocked|stuck|writing)|(?:to|estou|sigo|estoy) (?:travad[oa]|bloquead[oa])|travei|travad[oa]|i m (?:still )?on the|nothing blocked|no blockers?|ontem (?:eu )?\\w+(?:ei|i)|hoje (?:eu )?(?:comeco|continuo|sigo|reviso|termino)|ayer (?:yo )?\\w+e|hoy (?:sigo|empiezo|cierro|reviso|termino)|bloqueos?|bloqueado|bloqueada',
  ),
  // The tools of a team.
  words(
    'staging|test server|servidor de pruebas|jira|repo|commit|release|tickets|incidencias|desplegar|exportacao|requisitos|fase (?:um|dois|uno|dos)|phase (?:one|two)|entrega da fase|implantacion interna|sprint|backlog|merge|branch|pull request|prs?|code review|deploy(?:ment)?|despliegue|retro(?:spective)?|stand ?up|daily|kanban|tablero|board|roadmap|milestone|cronograma',
  ),
  // To all of them at once.
  words(
    '(?:morning|hi|hello|thanks|ok|okay) (?:all|team|everyone|folks|guys)|(?:bom dia|oi|valeu|obrigad[oa]) (?:time|pessoal|gente|equipe)|(?:buenas|buenos dias|hola|perfecto|gracias) (?:equipo|a todos|chicos)|oi time|oi equipe|hi everyone|pessoal|gente|equipe|equipo|o time|rest of the team|resto d[oe] (?:time|la equipo|l equipo)',
  ),
  // The meeting itself.
  words(
    'what went well|what should we change|the minutes|put it in the minutes|next week s meeting|na ata|(?:o que )?funcionou|a gente melhora|melhorar|en el acta|al acta|nos ha salido|mejoramos|repasemos|let s go through|vamos repassar|where are we with|como estamos (?:no|na|com)|como vamos (?:con|de)|reuni(?:ones|oes)|our meetings',
  ),
  // What an employer sees to.
  words(
    'hr|on call|promotion|my manager and|weeks notice|after four weeks|ops|juridico|diretoria|direccion|la direccion|o juridico|line manager|my manager|human resources|rh|recursos humanos|workload|payslip|my shift|night shift|rota|covering for|the report is due|holiday cover|plantao|turno(?: de (?:noche|manha|manana|tarde))?|companeros|colegas|formacion|treinamento|boss|chefe|jefa|jefe de planta|headcount|plantilla',
  ),
  // A client who is not there.
  words(
    '(?:their|the) (?:buyer|procurement)|(?:my|your|our) (?:target|quota|forecast|pipeline)|the pipeline|(?:a|minha|sua|nossa) meta|(?:tu|mi|su) (?:prevision|cuota)|de la cuota|por ciento de la cuota|da cota|o distribuidor|las oportunidades|marketing|legal (?:sends|says|has)|(?:o|el) cliente (?:pediu|quer|quiere|pidio|disse|dijo)|the (?:client|customer) (?:wants|said|asked)',
  ),
  // Of one shift to the next.
  words(
    '(?:bed|leito|o leito|cama|line|linea|linha) (?:one|two|three|four|five|six|seven|um|uma|dois|duas|tres|quatro|cinco|seis|sete|uno|una|dos|cuatro|siete|\\d+)|(?:first|next) (?:round|dose)|antibiotics|dipirona|goes home|overnight|handing over|on the ward|febre|hemocultura|vigilarla|la linea|parada de maquina|depois do medico|after the doctor s round|vai de alta|alta medica|(?:passou|paso) a noite|anything else overnight|(?:que )?eu assumo|i ve got it from here|got it from here|maintenance|(?:machine|maquina) \\w+ (?:is )?(?:down|parada|parou)|dock \\w+|pallets left|analgesico|le toca|operad[oa]|suero|ya me quedo yo|se queda a dormir|tranquilo el resto|descansa|pode descansar|me encargo|lote',
  ),
  // Somebody applies for work.
  words(
    'your last (?:role|job|position)|thanks for coming in|candidat[oae]|applicant|conflict at work|when could you start|quando (?:voce )?(?:poderia|pode) comecar|cuando podria (?:empezar|incorporarse)|entrevistador[a]?|recrutador[a]?|interviewer|i ran the \\w+|terminei o curso|why do you want|why did you leave|your (?:strengths|weaknesses|experience with)|salary expectations?|pretensao salarial|sua trajetoria|(?:vir|trabalhar) (?:pra|para) (?:a )?nossa (?:equipe|empresa)|su ultimo (?:trabajo|empleo|puesto)|que le atrae|pretensiones|aspiracion salarial|nuestra empresa|minha trajetoria|tell us (?:a bit )?about (?:yourself|your)|deal with a \\w+ who',
  ),
  // Who does what of ours.
  words(
    '(?:i|yo) (?:ll|will)? ?(?:cancel it|take it out of|help you after)|(?:shall|can|could) i (?:move|help)|on budget|contingency|over budget|nosso prazo|estoura|agreed|quem cobra|eu cobro|i ll ping|i ll ask the other team|lo comento con|que propones|coloca no|en acta|registrar|combinado|a gente (?:resolve|reve|decide)|propongo|avisamos|te ajudo (?:depois|com)|se la pido yo|fechou|could you ring them|registra na ata',
  ),
];
const fewestKinds = { sure: 3, likely: 2 };
/** Of these kinds alone several different words tell it. */
const telling = [0, 3, 4, 5, 6, 7];
const fewestWords = 3;
/** Share of the turns that are of any kind. */
const leastShare = 0.3;
/** Said to clients, surely. */
const toClients = sideCues.flatMap(({ side, weight, phrases }) => (side === 'attendant' && weight >= 4 ? phrases : []));

/** Somebody who is no colleague: who serves or sells greets with the company, and who buys has an order, an invoice or a price to ask. */
const clientIsThere = words(
  'how (?:can|may) i help|em que posso ajudar|en que (?:le |te )?puedo ayudar(?:le)?|digame|pois nao|thank(?:s| you) for (?:calling|having us)|obrigad[oa] por (?:ligar|receber)|gracias por (?:llamar|el hueco|recibirnos)|calling from',
  'your (?:order|plan|invoice|price|quote|subscription|system|product|software|website|team sends?)|our (?:new )?(?:website|customers|supplier)|(?:seu|sua|o seu|a sua) (?:pedido|plano|boleto|contrato|assinatura)|(?:su|tu) (?:pedido|plan|factura|contrato|presupuesto)|voces prometeram|you promised|you told (?:me|us)|me dijeron|me disseram',
  '(?:my|our|mi|meu|minha|nosso|nuestro|nuestra) (?:order|cozinha|cocina|aplicativo|pedido|invoice|laptop|contrato|factura|boleto)|renewal|renovar|renovacao|renovacion|desconto|discount|descuento|proposal|proposta|propuesta|orcamento|presupuesto|invoice|fatura|factura|per month|por mes|al mes|a month',
);

const mostSegments = 400;

/** Whether all who speak are of one house; null where nothing says so. Only for talk whose labels tell no sides. */
export function colleaguesByWords(segments: readonly RawSegment[]): 'sure' | 'likely' | null {
  const texts = segments
    .slice(0, mostSegments)
    .map(({ speaker, text }) => plainText(`${speaker ?? ''}. ${text.slice(0, 600)}`));
  if (texts.length < 4 || texts.some(isToClient)) return null;
  const found = kinds.map((kind) => texts.flatMap((text) => kind.exec(text)?.[0] ?? []));
  const matched = texts.filter((text) => kinds.some((kind) => kind.test(text))).length;
  if (matched < leastShare * texts.length) return null;
  const held = found.filter((said) => said.length > 0).length;
  if (held >= fewestKinds.sure || telling.some((kind) => new Set(found[kind]).size >= fewestWords)) return 'sure';
  return held >= fewestKinds.likely ? 'likely' : null;
}

const isToClient = (text: string) =>
  clientIsThere.test(text) ||
  asksPrice(text) ||
  quotesPrice(text) ||
  companyIntroduction.test(text) ||
  toClients.some((phrase) => text.includes(phrase));
