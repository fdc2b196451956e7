// Texts of judging independently, in Portuguese.
import { count } from '../../../texts/count.ts';
import type en from './en.ts';

const of = (number: number, one: string, other: string) => count('pt', number, { one, other });

export default {
  title: 'Avaliar de forma independente',
  conversation: 'Conversa',
  criteria: 'Critérios',
  hint: 'Leia ou ouça a conversa e avalie cada critério por conta própria. Só depois de enviar as suas avaliações você vê o que o Earshot e as outras pessoas acharam.',
  othersHave: (others) =>
    others === 0
      ? 'Ninguém avaliou esta conversa ainda.'
      : `${of(others, '# pessoa já avaliou', '# pessoas já avaliaram')} esta conversa.`,
  ofAim: { met: 'Cumprido', not_met: 'Não cumprido', cannot_tell: 'Não dá para saber' },
  ofFault: { met: 'Aconteceu', not_met: 'Não aconteceu', cannot_tell: 'Não dá para saber' },
  missing: 'Escolha uma avaliação.',
  done: (done, all) => `${done} de ${all} avaliados`,
  onceOnly: 'Cada pessoa avalia uma conversa uma só vez. Depois do envio, nada pode ser alterado. As notas não mudam.',
  send: 'Enviar e comparar',
  cannot: 'Você não pode avaliar esta conversa',
  own: 'Ninguém avalia a própria conversa.',
  noVerdicts: 'A análise não está concluída ou não tem critérios.',
  noTranscript: 'A transcrição foi excluída, por isso ninguém mais pode ler a conversa.',
  toAnalysis: 'Abrir a análise',
  compared: 'Comparação das avaliações',
  you: 'Você',
  somebody: 'Ex-usuário',
  criterion: 'Critério',
  comparison: 'Comparação',
  differ: 'Divergem',
  alike: 'Coincidem',
  notAllTell: 'Nem todos sabem',
  nobodyElse:
    'Ninguém mais avaliou esta conversa ainda. Envie o link desta página a outro supervisor ou administrador.',
  mixed: (mixed, all) =>
    mixed === 0
      ? 'Nenhuma avaliação contradiz outra.'
      : `As avaliações divergem em ${mixed} de ${of(all, '# critério', '# critérios')}.`,
  next: 'Conversem sobre as divergências. Se o Earshot errou, corrija a avaliação na análise. Se vocês entendem de modo diferente um critério próprio, descrevam-no melhor.',
  copyLink: 'Copiar o link para avaliar',
  download: 'Baixar como planilha',
  fileName: 'avaliacoes',
  sample: { title: 'Amostra', next: 'Próxima da amostra', back: 'Voltar à amostra' },
} satisfies typeof en;
