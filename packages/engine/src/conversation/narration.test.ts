// Which recordings of one voice narrate, and which are calls whose voices were taken for one.
import { describe, expect, it } from 'vitest';
import { parseConversation } from '../transcript/parse.ts';
import { isNarration } from './narration.ts';

const nobody = { salespersonName: null, clientName: null };
const narrates = (...lines: readonly string[]) =>
  isNarration(
    parseConversation(
      lines.map((text, at) => ({ start: 9 * at, end: 9 * at + 8, text, speaker: 'Speaker 1' })),
      nobody,
    ),
  );

describe('a recording of one voice', () => {
  it.each([
    [
      'en',
      'The river had risen during the night, and by morning the lower meadow was a sheet of grey water.',
      'Old Marten stood at the gate and counted the posts that still showed above it, and his daughter came down with the lantern.',
      'Beyond the mill the road was gone, and nobody went to work that day.',
    ],
    [
      'es',
      'Durante muchos años el faro estuvo cerrado, y las gaviotas anidaban en la escalera.',
      'Cuando llegó la carta del ministerio, el alcalde reunió a los vecinos en la plaza y la leyó en voz alta.',
      'Al día siguiente Tomás limpió los cristales, engrasó la máquina y pintó la puerta de azul.',
    ],
    [
      'pt',
      'A casa ficava no fim da rua, atrás de duas mangueiras enormes que faziam sombra até no inverno.',
      'Na sala havia um relógio parado, uma mesa comprida e o retrato de um homem que ninguém sabia quem era.',
      'De madrugada ouviam o trem passar, muito longe, e depois os galos da vizinha.',
    ],
  ])('narrates (%s)', (_, ...lines) => {
    expect(narrates(...lines)).toBe(true);
  });

  it.each([
    [
      'es',
      'Cerrajería Olmo, dígame. Mire, la llave no entra y el portal se ha quedado abierto desde anoche.',
      'Le mando al técnico. A qué hora puede pasar, porque salgo a las cuatro. Sobre las tres le toca el timbre.',
      'Perfecto, le espero entonces. La dirección es la misma que la otra vez, el portal de la esquina.',
    ],
    [
      'pt',
      'Chaveiro Olmo. Olha, a chave não entra e o portão ficou aberto desde ontem à noite.',
      'Vou mandar o técnico. A que horas ele pode passar, porque saio às quatro. Lá pelas três ele toca a campainha.',
      'Perfeito, fico esperando. O endereço é o mesmo da outra vez, o portão da esquina.',
    ],
  ])('is a call, though no question has its mark (%s)', (_, ...lines) => {
    expect(narrates(...lines)).toBe(false);
  });
});
