// Tests of no-occasion.ts: what only sounds like objecting, where nothing was offered or the client says yes.
import { describe, expect, it } from 'vitest';
import { objectionsIn } from '../testing/objections.ts';

describe('no objection', () => {
  it.each([
    [
      'the grievance of a call for service, before anything is offered',
      'es',
      'A: Cable Austral, buenas, habla Inés.',
      'C: Mire, es la cuarta vez que llamo por la misma avería y siempre me dicen lo mismo.',
      'A: Lamento mucho la molestia. ¿Desde cuándo está sin señal?',
      'C: Ya me preguntaron eso veinte veces. Siempre igual. ¿Por qué no mandan a alguien de una vez?',
      'A: Tiene razón, lo escalo ahora mismo.',
    ],
    [
      'the answer to a question about the client’s own case',
      'pt',
      'A: Oi, bom dia, aqui é a Rute, da Horizonte.',
      'C: Oi, Rute, tudo bem.',
      'A: Qual é a maior dificuldade de vocês com a agenda hoje?',
      'C: Acho que é a falta de controle. O pessoal não consegue ver quem está marcado.',
      'A: Entendi, e quem cuida disso?',
    ],
    [
      'a yes to what is offered',
      'pt',
      'C: Quero cancelar a assinatura da revista.',
      'A: Qual o motivo do cancelamento?',
      'C: Não leio mais toda semana.',
      'A: E se eu deixar só a digital por quinze reais por mês?',
      'C: Tá bom, vocês venceram. Fico com a digital.',
    ],
  ] as const)('%s', (_, language, ...lines) => {
    expect(objectionsIn(language, ...lines)).toEqual([]);
  });

  it('who has to show it to somebody first objects', () => {
    expect(
      objectionsIn(
        'es',
        'A: La licencia para los cuatro equipos queda en trescientos dólares al mes.',
        'C: Me parece razonable. Pero tengo que presentarlo al director financiero.',
        'A: Claro, ¿le preparo un resumen?',
      ),
    ).toEqual([expect.stringContaining('tengo que presentarlo al director financiero')]);
  });
});
