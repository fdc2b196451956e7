// Why no analysis can be made of a transcript, by the reason that the server gives, in Portuguese.
import type en from './en.ts';

const texts: typeof en = {
  transcript_empty: 'A transcrição está vazia.',
  transcript_without_words: 'A transcrição não tem falas.',
  transcript_too_short: 'A transcrição é curta demais: são necessárias pelo menos 12 palavras.',
  transcript_one_turn: 'Há só uma frase. Uma conversa precisa de pelo menos duas.',
  transcript_json_unknown: 'O arquivo é JSON, mas não contém uma conversa. Exporte a conversa em si.',
  transcript_several_calls: 'O arquivo traz várias ligações. Envie uma de cada vez.',
  transcript_archive: 'O arquivo está compactado. Descompacte e envie a transcrição.',
  transcript_not_text: 'O arquivo não é texto.',
  transcript_menu: 'Só se ouve o menu ou as mensagens da central telefônica.',
  transcript_voicemail: 'Só se ouve a saudação da caixa postal.',
  transcript_missed_call: 'É um registro de chamada perdida, não uma conversa.',
  transcript_lesson: 'É uma aula, não uma conversa com um cliente.',
};
export default texts;
