// Texts of who is improving, in Portuguese.
import type en from './progress-en.ts';

const texts: typeof en = {
  title: 'Quem está evoluindo?',
  titleOfOne: 'A nota está melhorando?',
  hint: 'Nota média deste período ao lado da do período anterior. A mudança só é clara se todo o intervalo (95% de confiança) ficar acima ou abaixo de zero. São necessárias dez conversas em cada período. Uma mudança nos tipos de conversa também muda a nota: escolha um tipo acima para descartar isso.',
  tooFew: 'Ainda há poucas conversas: são necessárias dez em cada um dos dois períodos. Em um período maior há mais.',
  name: 'Nome',
  verdict: 'Resultado',
  verdicts: { better: 'evoluindo', worse: 'em queda', unclear: 'sem mudança clara', few: 'poucas conversas' },
  calls: 'Conversas',
  score: 'Nota média',
  change: 'Mudança',
  range: (low, high) => `${low} a ${high}`,
  criterion: 'O que mais mudou',
  points: (points) => `${points} pontos`,
  chance: '(pode ser acaso)',
  before: (value) => `antes: ${value}`,
  none: 'nada',
  unknown: 'não se sabe',
};
export default texts;
