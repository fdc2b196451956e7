// Why no analysis can be made of a transcript, by the reason that the server gives, in Spanish.
import type en from './en.ts';

const texts: typeof en = {
  transcript_empty: 'La transcripción está vacía.',
  transcript_without_words: 'La transcripción no tiene frases.',
  transcript_too_short: 'La transcripción es demasiado corta: hacen falta al menos 12 palabras.',
  transcript_one_turn: 'Solo hay una frase. Una conversación necesita al menos dos.',
  transcript_json_unknown: 'El archivo es JSON, pero no contiene una conversación. Exporte la conversación en sí.',
  transcript_several_calls: 'El archivo contiene varias llamadas. Suba cada una por separado.',
  transcript_archive: 'El archivo está comprimido. Descomprímalo y suba la transcripción.',
  transcript_not_text: 'El archivo no es texto.',
  transcript_menu: 'Solo se oyen el menú o los avisos de la central telefónica.',
  transcript_voicemail: 'Solo se oye el saludo de un buzón de voz.',
  transcript_missed_call: 'Es un aviso de llamada perdida, no una conversación.',
  transcript_lesson: 'Es una clase, no una conversación con un cliente.',
};
export default texts;
