// What every language has words for.

/** How a password came to be another. */
export type PasswordDeed = 'change' | 'invitation' | 'reset';

export interface LetterTexts {
  /** UTC, because nobody knows where the reader is. */
  dateTime(at: number): string;
  place: { when: string; browser: string; address: string };
  whyAccount(company: string): string;
  passwordReset: {
    subject(company: string): string;
    explanation(company: string): string;
    link: string;
    otherwise: string;
  };
  passwordChanged: {
    subject(company: string): string;
    explanation(company: string, how: PasswordDeed): string;
    otherwise: string;
    link: string;
  };
  newSignIn: {
    subject(company: string): string;
    explanation(company: string): string;
    otherwise: string;
    link: string;
  };
}

export const dateTimeIn = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return (at: number) => `${format.format(at)} UTC`;
};
