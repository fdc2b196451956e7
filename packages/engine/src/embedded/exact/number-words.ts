// Number words of the three languages as data.
import type { Language } from '../../conversation/conversation.ts';

export interface NumberWords {
  /** Words below a hundred. */
  readonly small: ReadonlyMap<string, number>;
  /** Words for 100 to 900 that stand alone. */
  readonly hundreds: ReadonlyMap<string, number>;
  /** Words that multiply what stands before them. */
  readonly multipliers: ReadonlyMap<string, number>;
  readonly and: ReadonlySet<string>;
  readonly point: ReadonlySet<string>;
  /** Words for one that are articles as well: numbers only before a multiplier. */
  readonly one: ReadonlySet<string>;
  /** Ordinals that name days of the month. */
  readonly ordinals: ReadonlyMap<string, number>;
}

const table = (text: string): Map<string, number> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [word, value] = pair.split('=');
        return [word!, Number(value)] as const;
      }),
  );
const words = (text: string): Set<string> => new Set(text.split(' '));

const pt: NumberWords = {
  small: table(`dois=2 duas=2 tres=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13
    quatorze=14 catorze=14 quinze=15 dezesseis=16 dezessete=17 dezoito=18 dezenove=19 vinte=20 trinta=30 quarenta=40
    cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90`),
  hundreds:
    table(`cem=100 cento=100 duzentos=200 duzentas=200 trezentos=300 trezentas=300 quatrocentos=400 quatrocentas=400
    quinhentos=500 quinhentas=500 seiscentos=600 seiscentas=600 setecentos=700 setecentas=700 oitocentos=800 oitocentas=800
    novecentos=900 novecentas=900`),
  multipliers: table('mil=1000 k=1000 milhao=1000000 milhoes=1000000'),
  and: words('e'),
  point: words('virgula'),
  one: words('um uma'),
  ordinals: table('primeiro=1'),
};

const es: NumberWords = {
  small: table(`dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14
    quince=15 dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiuno=21 veintiun=21 veintidos=22
    veintitres=23 veinticuatro=24 veinticinco=25 veintiseis=26 veintisiete=27 veintiocho=28 veintinueve=29 treinta=30
    cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90`),
  hundreds: table(`cien=100 ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400
    quinientos=500 quinientas=500 seiscientos=600 setecientos=700 ochocientos=800 novecientos=900`),
  multipliers: table('mil=1000 k=1000 millon=1000000 millones=1000000'),
  and: words('y'),
  point: words('con coma'),
  one: words('un uno una'),
  ordinals: table('primero=1'),
};

const en: NumberWords = {
  small: table(`one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13
    fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fourty=40 fifty=50
    sixty=60 seventy=70 eighty=80 ninety=90`),
  hundreds: new Map(),
  multipliers: table('hundred=100 thousand=1000 k=1000 grand=1000 million=1000000'),
  and: words('and'),
  point: words('point'),
  one: words('a'),
  ordinals: table(`first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 eleventh=11
    twelfth=12 thirteenth=13 fourteenth=14 fifteenth=15 sixteenth=16 seventeenth=17 eighteenth=18 nineteenth=19
    twentieth=20 thirtieth=30`),
};

export const numberWords: Readonly<Record<Language, NumberWords>> = { pt, en, es };
