import { describe, expect, it } from 'vitest';
import { agreedTurns } from './votes.ts';

const agreed = (...heard: Parameters<typeof agreedTurns>) => agreedTurns(...heard).map(({ text }) => text);
const reading = (text: string, from = 0, to = 1) => [{ from, to, text }];

describe('what most readings have', () => {
  it('wins word by word, whatever its capitals and signs', () => {
    const ways = [reading('I will call, you on Tuesday.'), reading('I will tall you on Tuesday')];
    expect(agreed(['I will call you on choose day.'], ways)).toEqual(['I will call, you on Tuesday.']);
  });

  it('a word that one alone has put in or left out changes nothing', () => {
    const ways = [reading('the weekly report never arrived today'), reading('the weekly never arrived')];
    expect(agreed(['The weekly report never arrived.'], ways)).toEqual(['The weekly report never arrived']);
  });

  it('where all differ, the first way decides, and a word goes before none', () => {
    expect(agreed(['Hear'], [reading('Here'), reading('Ear')])).toEqual(['Here']);
    expect(agreed(['to new addressed'], [reading('to new'), reading('to new address')])).toEqual(['To new address']);
  });

  it('of two readings the passage is right, with the marks of either, and no turn is lost', () => {
    const own = ['¿Quién viene el lunes? ¿Quién', 'Bueno, gracias.', 'Mando al pasante.'];
    const ways = [reading('quién viene el lunes mando el pasante', 0, 3)];
    expect(agreed(own, ways)).toEqual(['Quién viene el lunes?', 'Bueno, gracias.', 'Mando el pasante.']);
  });

  it('a way without a reading of a turn has no say on it', () => {
    const own = ['Good morning.', 'Hello there.'];
    expect(agreed(own, [reading('Hello bear', 1, 2), []])).toEqual(['Good morning.', 'Hello bear']);
    expect(agreed(own, [])).toEqual(own);
  });
});

describe('what is uncertain (issue 20, point 5)', () => {
  const doubted = (own: string, ...ways: string[]) => {
    const [turn] = agreedTurns(
      [own],
      ways.map((text) => reading(text)),
    );
    return turn!.uncertain.map(({ from, to }) => turn!.text.slice(from, to));
  };

  it('is where two words near each other have no majority', () => {
    const said = 'We ship the purple lamp on Friday.';
    expect(doubted(said, said, said)).toEqual([]);
    expect(doubted(said, 'We ship the people lamb on Friday.')).toEqual(['people lamb']);
    expect(doubted(said, 'We ship a people lamb on Friday.', 'We ship the couple ham on Friday.')).toEqual([
      'people lamb',
    ]);
  });

  it('is not what sounds alike and is only written otherwise', () => {
    expect(doubted('Y como es coordináis', '¿Y cómo os coordináis?')).toEqual([]);
    expect(doubted('con qué frecuencias juntáis', 'con qué frecuencia os juntáis')).toEqual([]);
    expect(doubted('Wir half passed ate', 'We have left today')).toEqual(['We have left today']);
  });

  it('is not one word alone, which may be a name', () => {
    expect(doubted('Hello, this is Kalim speaking.', 'Hello, this is Karim speaking.')).toEqual([]);
  });
});

describe('a passage of several turns', () => {
  it('gives each turn its own words', () => {
    const own = ['Good morning, how can I tell?', 'Only but weakly.', 'Okay.'];
    const text = 'Good morning, how can I help? Only the weekly. Okay.';
    const ways = [reading(text, 0, 3), reading(text, 0, 3)];
    expect(agreed(own, ways)).toEqual(['Good morning, how can I help?', 'Only the weekly.', 'Okay.']);
  });

  it('gives words that it alone understood to the turn whose sentence they belong to', () => {
    const own = ['Shall we meet', 'Tuesday works.'];
    const text = 'Shall we meet then? Yes, Tuesday works.';
    expect(agreed(own, [reading(text, 0, 2), reading(text, 0, 2)])).toEqual([
      'Shall we meet then?',
      'Yes, Tuesday works.',
    ]);
  });

  it('says what a turn by itself did not, and nothing where nobody does', () => {
    const ways = [reading('Yes, please.', 1, 2), reading('Yes please', 1, 2)];
    expect(agreed(['One.', '', ''], ways)).toEqual(['One.', 'Yes, please.', '']);
  });
});
