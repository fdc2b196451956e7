// Where nobody talks with anybody: a telephone's menu, alone or in front of a talk, a greeting of a voicemail, a note of a missed call, a lesson (docs/decisions/creation.md#d66).
import type { RawSegment } from './raw.ts';
import { countWords, plainText, splitSentences } from './words.ts';

/** What only a telephone system says: its menus, and that nobody is free. */
const onlyMachineSays = [
  /\b(?:press|dial|push|say) (?:the )?(?:[0-9]|one|two|three|four|five|six|seven|eight|nine|zero|pound|star|hash)\b/,
  /\b(?:marque|marca|pulse|pulsa|oprima|presione|digite|disque|tecle|aperte|pressione|diga) (?:el |o |a |la )?(?:numero |opcao |opcion |tecla )?(?:[0-9]|um|uma|dois|duas|tres|quatro|cuatro|cinco|seis|sete|siete|oito|ocho|nove|nueve|zero|cero|uno|dos|asterisco|numeral|jogo)\b/,
  /\b(?:listen|choose|select) (?:carefully|from|one of|an option)|our (?:menu|options) ha(?:s|ve) (?:recently )?changed\b/,
  /\b(?:escolha|selecione|elija|seleccione|escuche|ouca) .{0,30}\b(?:opcao|opcoes|opcion|opciones|menu)\b/,
  /\ball (?:of )?our (?:agents|operators|representatives|lines|advisors|staff) are (?:currently |all )?(?:busy|assisting|helping)\b/,
  /\btodos (?:os )?(?:nossos|nuestros|los) (?:\w+ )?(?:atendentes|operadores|consultores|agentes|asesores|ejecutivos|especialistas) (?:estao|estan|se encuentran)\b/,
];
/** While somebody waits; people say it now and then. */
const waitingSays = [
  /\byour call (?:is (?:very )?important|may be|will be (?:answered|recorded)|is being recorded)\b|\bcalls? (?:may|are) (?:be )?(?:monitored|recorded)\b/,
  /\b(?:please )?(?:hold the line|stay on the line|continue to hold|hold while|wait for the next)\b|\bestimated wait|you are (?:number|caller)\b/,
  /\bsua (?:ligacao|chamada) (?:e (?:muito )?importante|podera ser gravada|sera (?:atendida|gravada)|esta sendo gravada)\b|\bgravada para\b/,
  /\b(?:aguarde|permaneca|permanezca|mantengase|espere) (?:na|en|um|por favor|mais|a ser|en la) ?(?:linha|linea|momento|instante|atendid\w+)?\b/,
  /\bsu (?:llamada|tiempo) (?:es (?:muy )?importante|sera|puede ser|esta siendo)\b|\btiempo (?:estimado )?de espera\b|\btempo (?:estimado )?de espera\b/,
];

/** What a telephone system says, its greeting too. */
const menuSays = [
  ...onlyMachineSays,
  ...waitingSays,
  /\b(?:bem vindo|bem vinda|bienvenido|bienvenida|welcome|thank you for calling|gracias por (?:su paciencia|llamar|comunicarse)|obrigad[oa] por (?:ligar|aguardar|sua paciencia)|thank you for (?:your patience|holding|waiting))\b/,
  /\b(?:office|business|opening) hours\b|\bhorario de (?:atendimento|atencion|funcionamento)\b|\bour offices? (?:is|are) (?:now |currently )?closed\b/,
];

const voicemailSays = [
  /\b(?:leave|record) (?:us |me )?(?:a|your) (?:message|name|detailed)|\b(?:after|at) the (?:tone|beep|signal)\b|\byou(?: ve| have) reached\b/,
  /\b(?:deixe|deixar|grave|gravar) (?:a |o |um |uma |seu |sua |o seu |a sua )?(?:recado|mensagem)|\b(?:apos|depois d[oe]) (?:o )?(?:sinal|bipe|bip)\b|\bcaixa postal\b|\bcaixa de mensagens\b/,
  /\b(?:deje|deja|dejar|grabe) (?:un |su |tu |el )?(?:mensaje|recado)|\bdespues (?:de la senal|del tono|de oir)\b|\bbuzon de (?:voz|mensajes)\b|\bcontestador\b/,
  /\b(?:can t|cannot|can not|unable to|not able to) (?:get to|come to|take|answer) (?:the|your|my) (?:phone|call)\b|\b(?:is|am|are) not available (?:right now|at the moment|to take)\b|\bperson you (?:are calling|have called|are trying)\b|\bmailbox (?:is full|belonging)\b/,
  /\bnao (?:posso|podemos|consigo|estou disponivel|pode) (?:atender|para atender)\b|\bno (?:puedo|podemos|puede|estoy disponible) (?:atender|contestar|para)\b|\bo numero (?:chamado|discado|para o qual)|\bel numero (?:marcado|al que)\b|\bfora (?:da area|de area)\b|\bfuera de (?:servicio|cobertura)\b/,
  /\b(?:i ll|i will|we ll|we will) (?:call|get back|ring)(?: to)? you(?: back)? (?:as soon as|back as soon|soon)\b|\b(?:retorno|retornarei|retornaremos|te ligo) (?:assim que|o mais)\b|\b(?:devolvere|le devolveremos|te devuelvo) (?:la |tu |su )?llamada\b/,
];

const machineSays = [...menuSays, ...voicemailSays];

const callNotes = [
  /\bmissed (?:\w+ )?calls?\b|\bno answer\b|\bcall (?:not answered|was not answered|declined|cancell?ed|missed|ended)\b|\bunanswered\b|\bdid ?n(?: t|ot) (?:pick up|answer)\b|\bvoicemail (?:was )?(?:left|received)\b/,
  /\b(?:chamadas?|ligac(?:ao|oes))(?: \w+)? (?:de (?:voz|video) )?(?:perdidas?|nao atendidas?|recusadas?|encerradas?)\b|\bnao atendeu\b|\bsem resposta\b|\b(?:nao deixou|nenhum|nenhuma|sem) (?:recado|mensagem)\b/,
  /\b(?:llamadas?|videollamadas?)(?: \w+)? (?:de (?:voz|video) )?(?:perdidas?|no (?:contestadas?|atendidas?)|rechazadas?|finalizadas?)\b|\bno (?:contesto|atendio)\b|\bsin respuesta\b|\b(?:no dejo|ningun|sin) mensajes?\b/,
  /\b(?:outbound|inbound|outgoing|incoming) call\b|\b(?:ligacao|chamada) (?:realizada|efetuada|recebida|de saida|de entrada)\b|\bllamada (?:saliente|entrante|realizada|recibida)\b/,
  /\b(?:tempo de toque|tiempo de timbre|duration|duracao|duracion|from|number|numero|time|date|hora|data|fecha|status|caller|called|ring time|agent|queue|fila|cola|tentativas?|intentos?|attempts?)\b .{0,40}\d/,
];

const lessons = [
  /\b(?:class|students|everyone|everybody|guys) (?:open|turn to|take out|today we)|\bwelcome (?:back )?to (?:the |our |this )?(?:class|course|lesson|lecture|module|unit)\b/,
  /\btoday(?: s)? (?:lesson|class|lecture|topic|we (?:will|re going to|are going to|ll) (?:learn|study|talk about|cover|look at))\b|\b(?:last|next) (?:lesson|lecture|class)\b/,
  /\b(?:homework|chapter|exercise|textbook|quiz|midterm|syllabus|equation|theorem|photosynthesis|paragraph)\b|\braise your hands?\b/,
  /\b(?:aula|licao|capitulo|apostila|exercicios?|dever de casa|prova|slide|teorema|equacao|alunos|turma|materia)\b/,
  /\b(?:clase|leccion|capitulo|ejercicios?|tarea|examen|diapositiva|teorema|ecuacion|alumnos|estudiantes|asignatura)\b/,
  /\b(?:abram|abran|anotem|anoten|copiem|copien|repitam|repitan|prestem|presten) (?:o|a|os|as|el|la|los|las|em|en|conmigo|comigo|atencao|atencion|isso|esto|no)\b/,
];

const mostSentences = 300;
const teacher =
  /\b(?:teacher|professor|professora|profesor|profesora|docente|instructor|instrutor|instrutora|lecturer|maestra|maestro|tutor)\b/;

export type NoConversation = 'menu' | 'voicemail' | 'missed_call' | 'lesson';

/** What it is where the words are a machine's, a note about calls or a lesson; null for anything else. */
export function noConversationIn(segments: readonly RawSegment[]): NoConversation | null {
  const speakers = new Set(segments.map(({ speaker }) => speaker ?? ''));
  const sentences = segments
    .slice(0, mostSentences)
    .flatMap(({ text }) => sentencesIn(text))
    .slice(0, mostSentences);
  if (sentences.length === 0) return null;
  const share = (signs: readonly RegExp[]) =>
    sentences.filter((sentence) => signs.some((sign) => sign.test(sentence))).length / sentences.length;
  if (share(machineSays) >= (speakers.size > 1 ? 0.75 : 0.6))
    return share(voicemailSays) >= share(menuSays) ? 'voicemail' : 'menu';
  if (isLesson(segments, sentences, speakers.size)) return 'lesson';
  // A note's keys are read as labels: `Duration: 0:00`.
  const notes = segments
    .slice(0, mostSentences)
    .map(({ speaker, text }) => plainText(`${speaker ?? ''} ${text.slice(0, 400)}`));
  const noted = notes.filter((note) => callNotes.some((sign) => sign.test(note))).length / notes.length;
  const isNote = noted >= 0.75 && notes.some((note) => callNotes.slice(0, 3).some((sign) => sign.test(note)));
  return isNote ? 'missed_call' : null;
}

/** A machine is told by so many sentences, and by this share of what it says. */
const [fewestOfMachine, shareOfMachine] = [2, 0.5];

/**
 * A recording without the telephone system in front of the talk or between: what one voice says before anybody answers, up to its last such
 * sentence, and a voice that says nothing else. Where nobody else is heard, all is kept: that is no conversation.
 */
export function withoutMenus(segments: readonly RawSegment[]): readonly RawSegment[] {
  const answered = segments.findIndex(({ speaker }) => speaker !== segments[0]!.speaker);
  const opening = segments.slice(0, answered < 0 ? segments.length : answered);
  const announced = opening.slice(0, 1 + opening.findLastIndex(({ text }) => endsAsMachine(text)));
  const voices = new Map<string | null, RawSegment[]>();
  const rest = isMachine(announced) ? segments.slice(announced.length) : segments;
  for (const segment of rest) {
    const own = voices.get(segment.speaker);
    if (own) own.push(segment);
    else voices.set(segment.speaker, [segment]);
  }
  const machines = new Set([...voices.values()].filter(isMachine).flat());
  const people = rest.filter((segment) => !machines.has(segment));
  return people.length === 0 ? segments : people;
}

function isMachine(segments: readonly RawSegment[]): boolean {
  const sentences = segments.slice(0, mostSentences).flatMap(({ text }) => sentencesIn(text));
  const signs = sentences.filter((sentence) => menuSays.some((sign) => sign.test(sentence))).length;
  const isSure = sentences.some((sentence) => onlyMachineSays.some((sign) => sign.test(sentence)));
  return isSure && signs >= Math.max(fewestOfMachine, shareOfMachine * sentences.length);
}

function endsAsMachine(text: string): boolean {
  const last = sentencesIn(text).at(-1) ?? '';
  return [...onlyMachineSays, ...waitingSays].some((sign) => sign.test(last));
}

const sentencesIn = (text: string) =>
  splitSentences(text.slice(0, 2000))
    .filter((sentence) => countWords(sentence) > 0)
    .map((sentence) => plainText(sentence.slice(0, 400)));

function isLesson(segments: readonly RawSegment[], sentences: readonly string[], speakers: number): boolean {
  const signs = sentences.filter((sentence) => lessons.some((sign) => sign.test(sentence))).length;
  const kinds = lessons.filter((sign) => sentences.some((sentence) => sign.test(sentence))).length;
  const hasTeacher = segments.some(({ speaker }) => speaker !== null && teacher.test(plainText(speaker)));
  if (hasTeacher) return signs >= 2;
  return speakers <= 1 && kinds >= 2 && signs >= 3 && signs >= 0.25 * sentences.length;
}
