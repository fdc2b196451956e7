// Texts of changing the type of a conversation, in Portuguese.
import { count } from '../../../texts/count.ts';
import type en from './type-change-en.ts';

export default {
  open: 'Trocar tipo',
  title: 'Reavaliar como outro tipo',
  explanation:
    'Critérios, nota, etapas do método, diagnóstico e resumo são refeitos a partir da transcrição salva. Os comentários ficam.',
  verdictsHint:
    'Avaliações contestadas e decididas valem se o novo tipo tem o mesmo critério. As outras continuam visíveis, mas não contam.',
  type: 'Tipo',
  choose: 'Escolha um tipo',
  own: 'Seus tipos',
  catalogue: 'Catálogo',
  free: 'Nenhum minuto é cobrado.',
  cost: (minutes) =>
    count('pt', minutes, { one: 'Custa # minuto, se der certo.', other: 'Custa # minutos, se der certo.' }),
  modelBefore:
    'Antes, um modelo de linguagem avaliou esta conversa. Agora este servidor avalia sem modelo, e por isso outras coisas também podem mudar.',
  submit: 'Reavaliar',
  done: (type) => `A conversa foi reavaliada como “${type}”.`,
  somebody: 'alguém que saiu da empresa',
  changed: (from, to, name, date) => `Tipo trocado de “${from}” para “${to}” por ${name} em ${date}.`,
  set: (to, name, date) => `Tipo definido como “${to}” por ${name} em ${date}.`,
  repeated: (to, name, date) => `Reavaliada como “${to}” por ${name} em ${date}.`,
  scoreBefore: (score) => `Antes, a nota era ${score}.`,
  earlier: (changes) => count('pt', changes, { one: 'Uma troca anterior', other: '# trocas anteriores' }),
  setAside: (verdicts) =>
    count('pt', verdicts, {
      one: 'Uma avaliação não conta para este tipo',
      other: '# avaliações não contam para este tipo',
    }),
} satisfies typeof en;
