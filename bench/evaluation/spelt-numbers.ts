// Numbers in digits as people say them, as recognisers write them now and then.
import type { Language } from '@earshot/core';

interface Words {
  readonly small: readonly string[];
  readonly tens: readonly string[];
  readonly hundreds: readonly string[];
  readonly thousand: string;
  readonly join: (tens: string, ones: string) => string;
  readonly afterHundred: string;
  readonly point: string;
}

const list = (text: string) => text.split(' ').map((word) => word.replaceAll('_', ' '));
const words: Readonly<Record<Language, Words>> = {
  en: {
    small: list(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    tens: list('- - twenty thirty forty fifty sixty seventy eighty ninety'),
    hundreds: list(
      '- one_hundred two_hundred three_hundred four_hundred five_hundred six_hundred seven_hundred eight_hundred nine_hundred',
    ),
    thousand: 'thousand',
    join: (tens, ones) => `${tens} ${ones}`,
    afterHundred: ' and ',
    point: 'point',
  },
  es: {
    small: list(
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    ),
    tens: list('- - veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
    hundreds: list(
      '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    ),
    thousand: 'mil',
    join: (tens, ones) => (tens === 'veinte' ? `veinti${ones}` : `${tens} y ${ones}`),
    afterHundred: ' ',
    point: 'coma',
  },
  pt: {
    small: list(
      'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
    ),
    tens: list('- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
    hundreds: list('- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'),
    thousand: 'mil',
    join: (tens, ones) => `${tens} e ${ones}`,
    afterHundred: ' e ',
    point: 'vírgula',
  },
};
const money: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { $: 'dollars', '€': 'euros', '£': 'pounds', R$: 'reais' },
  es: { $: 'pesos', '€': 'euros', '£': 'libras', R$: 'reales' },
  pt: { $: 'dólares', '€': 'euros', '£': 'libras', R$: 'reais' },
};

/** Numbers up to 999,999, money and percents; what looks like a time or a code stays. */
export function spelt(text: string, language: Language): string {
  const percent = { en: 'percent', es: 'por ciento', pt: 'por cento' }[language];
  return text.replaceAll(
    /(?<![\p{L}\p{N}.,:/-])(R\$|[$€£])?\s?(\d{1,3}(?:[.,]\d{3})+|\d{1,6})(?:[.,](\d{1,2}))?(%|\s?[€$])?(?![\p{L}\p{N}:/]|[.,-]\d)/gu,
    (whole, before: string | undefined, digits: string, cents: string | undefined, after: string | undefined) => {
      const unit = (before ?? after ?? '').trim();
      const said = ofNumber(Number(digits.replaceAll(/[.,]/g, '')), words[language]);
      const rest =
        cents && Number(cents) > 0 ? ` ${words[language].point} ${ofNumber(Number(cents), words[language])}` : '';
      const suffix = unit === '%' ? ` ${percent}` : unit === '' ? '' : ` ${money[language][unit]}`;
      return `${whole.startsWith(' ') ? ' ' : ''}${said}${rest}${suffix}`;
    },
  );
}

function ofNumber(value: number, own: Words): string {
  if (value >= 1000) {
    const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
    const head = thousands === 1 && own.thousand === 'mil' ? 'mil' : `${ofNumber(thousands, own)} ${own.thousand}`;
    return rest === 0 ? head : `${head} ${ofNumber(rest, own)}`;
  }
  if (value >= 100) {
    const rest = value % 100;
    if (value === 100 && own.thousand === 'mil') return own.hundreds[1] === 'cento' ? 'cem' : 'cien';
    const head = own.hundreds[Math.floor(value / 100)]!;
    return rest === 0 ? head : `${head}${own.afterHundred}${ofNumber(rest, own)}`;
  }
  if (value < 20) return own.small[value]!;
  const [tens, ones] = [own.tens[Math.floor(value / 10)]!, value % 10];
  return ones === 0 ? tens : own.join(tens, own.small[ones]!);
}
