// Captions that recognisers invent for silence: thanks to an audience, names of subtitlers, marks of noise, and loops.
import type { RawSegment } from '../../conversation/raw.ts';
import { plainWords } from '../../conversation/words.ts';

const wholeCaptions = [
  /^(?:thanks|thank you)(?: (?:so|very) much)? for (?:watching|viewing|tuning in)(?: (?:this|the|my) video)?(?: (?:see you|bye).*)?$/,
  /^(?:(?:please|and|don t forget to|remember to|make sure to) )*(?:like(?: comment)?(?: share)? and )?subscribe(?: to (?:the|my|our) channel)?(?: for more)?$/,
  /^(?:subtitles|captions|subtitled|captioned|transcribed|transcription|translated|translation)(?: (?:by|from|provided by|edited by)) .{1,60}$/,
  /^auto(?:matically)? generated (?:transcript|captions?|subtitles?)\b.{0,120}$/,
  /^legendas?(?: d?[aoe]| pela| por| feitas? (?:por|pela)) .{1,60}$/,
  /^legendad[oa] (?:por|pela|pelo) .{1,60}$/,
  /^(?:muito )?obrigad[oa]s? por (?:assistir(?:em)?|ter(?:em)? assistido|nos assistir)(?: (?:o|ao|a este|esse|este) video)?$/,
  /^(?:se )?inscreva(?: se)? (?:no|em nosso|no nosso) canal.{0,40}$/,
  /^(?:e )?(?:nao (?:se )?esqueca|deixe|curta).{0,30} (?:inscrever|inscreva|like|canal).{0,30}$/,
  /^subtitulos?(?: (?:realizados|creados|hechos|elaborados))? (?:por|de) .{1,60}$/,
  /^subtitulad[oa] por .{1,60}$/,
  /^(?:muchas )?gracias por (?:ver|mirar|vernos|su atencion al)(?: (?:el|este|mi|nuestro) video)?$/,
  /^(?:no olvides? )?(?:suscribete|suscribirte|suscribanse|y suscribete)(?: (?:a|al) (?:mi |nuestro |este )?canal)?$/,
  /^(?:www )?(?:amara org|opensubtitles org|youtube com).{0,30}$/,
];

/** A caption that is nothing but a sign for a sound: `[BLANK_AUDIO]`, `(música)`, `♪`. */
const soundMark =
  /^(?:[[(*]\s?(?:blank_?audio|silence|sil[êe]ncio|silencio|music(?: playing)?|m[úu]sica(?: de .{1,20})?|musik|applause|aplausos|noise|ru[íi]do|barulho|no speech|inaudible speech|sound|beep|bip|sem [áa]udio|sin audio|ringing|telefone tocando|toque)\s?[\])*]|[♪♫\s]{1,20}|\.{2,12}|…{1,6})$/i;

/** Whether a segment holds only what nobody says. */
function isInventedCaption(text: string): boolean {
  if (text.length > 160) return false;
  const bare = text.trim();
  if (soundMark.test(bare)) return true;
  const plain = plainWords(bare).join(' ');
  return plain !== '' && wholeCaptions.some((caption) => caption.test(plain));
}

/** The same words so often in a row are a recogniser that is stuck. */
const mostRepeats = 3;
const mostShortRepeats = 5;

/** Segments without invented captions; of a loop, only its first. */
export function withoutInvented(segments: readonly RawSegment[]): readonly RawSegment[] {
  const said = segments.filter(({ text }) => !isInventedCaption(text));
  const keep: boolean[] = said.map(() => true);
  for (let from = 0; from < said.length; ) {
    let to = from + 1;
    while (
      to < said.length &&
      said[to]!.start !== null &&
      said[to]!.text === said[from]!.text &&
      said[to]!.speaker === said[from]!.speaker
    )
      to += 1;
    const most = said[from]!.text.includes(' ') ? mostRepeats : mostShortRepeats;
    if (to - from >= most) for (let at = from + 1; at < to; at += 1) keep[at] = false;
    from = to;
  }
  const kept = keep.every(Boolean) ? said : said.filter((_, at) => keep[at]);
  return kept.some(({ text }) => text.length > 80)
    ? kept.map((segment) => {
        // Only what a recogniser heard has ends.
        const text = segment.end === null ? segment.text : withoutLoops(segment.text);
        return text === segment.text ? segment : { ...segment, text };
      })
    : kept;
}

const longestLoopWords = 10;
const loopRepeats = 6;

/** A text in which the same few words follow themselves over and over, with those words once. */
function withoutLoops(text: string): string {
  const words = text.split(' ');
  if (words.length < 2 * loopRepeats) return text;
  for (let period = 2; period <= longestLoopWords; period += 1) {
    let same = 0;
    for (let at = period; at <= words.length; at += 1) {
      if (at < words.length && words[at] === words[at - period]) same += 1;
      else {
        if (same >= period * (loopRepeats - 1)) return [...words.slice(0, at - same), ...words.slice(at)].join(' ');
        same = 0;
      }
    }
  }
  return text;
}
