// What WhatsApp writes into a chat that nobody said: media placeholders, deletions, edit marks, calls (docs/catalogue.md#measured-not-guessed).

const placeholder = new RegExp(
  `^<?(?:${[
    'media omitted|m[íi]dia oculta|m[íi]dia omitida|arquivo de m[íi]dia oculto|multimedia omitido|archivo omitido',
    '(?:image|video|audio|sticker|gif|document|contact card|video note) omitted',
    '(?:imagem|figurinha) ocultad?a|(?:v[íi]deo|[áa]udio|gif|documento) ocultado?|cart[ãa]o do contato omitido',
    '(?:imagem|figurinha|imagen) omitida|(?:v[íi]deo|[áa]udio|gif|documento|sticker) omitido|tarjeta de contacto omitida',
    'this message was deleted|you deleted this message|message deleted',
    'mensagem apagada|esta mensagem foi apagada|voc[êe] apagou esta mensagem|essa mensagem foi apagada',
    'se elimin[óo] este mensaje|este mensaje fue eliminado|eliminaste este mensaje|mensaje eliminado',
    'missed (?:voice|video|group) call.{0,60}|(?:voice|video) call.{0,60}|silenced voice call',
    'chamada de (?:voz|v[íi]deo).{0,60}|liga[çc][ãa]o de (?:voz|v[íi]deo) perdida.{0,40}',
    'llamada perdida.{0,60}|(?:llamada|videollamada)(?: de (?:voz|v[íi]deo|grupo))?(?: perdida)?[.,]?.{0,20}',
    'you deleted this message as admin|this message was deleted by admin.{0,60}|apagou esta mensagem|elimin[óo] este mensaje',
    'voc[êe] apagou essa mensagem|liga[çc][ãa]o de (?:voz|v[íi]deo).{0,60}|view once (?:photo|video|message)',
    'live location shared|localiza[çc][ãa]o em tempo real compartilhada|ubicaci[óo]n en tiempo real compartida',
    'mensa(?:gem|je) de visualiza(?:[çc][ãa]o|ci[óo]n) [úu]nica omitid[ao]|mensa(?:gem|je) de (?:v[íi]deo|voz) omitid[ao]',
    '.{1,120} • .{0,2}\\d{1,4} p[áa]g\\w{1,5} .{0,2}(?:document omitted|documento omitido)',
    'null|waiting for this message.{0,80}|aguardando mensagem.{0,80}|esperando (?:este )?mensaje.{0,80}',
    'view once .{0,20} omitted|poll:|enquete:|encuesta:',
  ].join('|')})>?\\.?$`,
  'i',
);

const attachment =
  /^(?:<(?:attached|anexado|adjunto): .{1,160}>|.{1,160}\.\w{2,5} \((?:file attached|arquivo anexado|archivo adjunto)\)|(?:location|localiza[çc][ãa]o|ubicaci[óo]n): https?:\S{1,200})$/i;

const editMark =
  /\s{0,2}\u200e?<(?:this message was edited|mensagem editada|es[st]a mensagem foi editada|(?:este )?mensaje (?:fue )?editado|se edit[óo] este mensaje)\.?>\s{0,2}$/i;

/** The part of a message that its writer wrote, possibly empty. iOS begins its own lines with a left-to-right mark. */
export function spokenPart(message: string): string {
  const kept = message.split('\n').filter((line) => {
    if (line.startsWith('\u200e')) return false;
    const bare = line.replace(/\u200e/g, '').trim();
    return bare.length > 240 || !(placeholder.test(bare) || attachment.test(bare));
  });
  return withoutEditMark(kept.join('\n'));
}

function withoutEditMark(text: string): string {
  const from = Math.max(0, text.length - 80);
  return text.slice(0, from) + text.slice(from).replace(editMark, '');
}
