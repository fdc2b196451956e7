// Weekdays, months and other words of the calendar and the clock, in three languages, as data.
import type { Language } from '../../conversation/conversation.ts';

export interface CalendarWords {
  readonly weekdays: ReadonlySet<string>;
  readonly months: ReadonlySet<string>;
  /** Days said by their distance from today. */
  readonly relativeDays: readonly string[];
  /** Parts of a day and events that stand for a time. */
  readonly times: readonly string[];
  /** Words before a bare number that make it an hour. */
  readonly hourOpeners: readonly string[];
  /** Words after a number that make it an hour. */
  readonly hourClosers: readonly string[];
  /** Words before a number that make it a day of the month. */
  readonly dayOpeners: readonly string[];
  /** Words after a weekday-like ordinal that make it an ordinal ("segunda via"). */
  readonly notWeekdayBefore: ReadonlySet<string>;
  readonly durations: ReadonlySet<string>;
  /** Before a duration, they make it a time to come: "in an hour". */
  readonly soonOpeners: readonly string[];
}

const words = (text: string): Set<string> => new Set(text.split(' '));
const phrases = (text: string): string[] => text.split('|');

const pt: CalendarWords = {
  weekdays: words('segunda terca quarta quinta sexta sabado domingo'),
  months: words('janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'),
  relativeDays: phrases(
    'amanha|depois de amanha|hoje a tarde|hoje a noite|hoje ainda|ainda hoje|hoje mesmo|hoje antes|hoje mais tarde',
  ),
  times: phrases('meio dia|de manha|de tarde|de noite|a tarde|a noite|no fim da tarde|no fim do dia|depois do almoco'),
  hourOpeners: phrases('as|pelas|umas|as umas|la pelas|tipo'),
  hourClosers: phrases('horas|da manha|da tarde|da noite'),
  dayOpeners: phrases('dia'),
  notWeekdayBefore: words('vez via parte semana opcao proposta unidade fase etapa parcela reuniao pessoa coisa linha'),
  durations: words(
    'minuto minutos minutinho minutinhos hora horas horinha horinhas dia dias semana semanas mes meses ano anos segundos',
  ),
  soonOpeners: phrases('daqui|daqui a|daqui uma|daqui umas|em|dentro de'),
};

const es: CalendarWords = {
  weekdays: words('lunes martes miercoles jueves viernes sabado domingo'),
  months: words('enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre'),
  relativeDays: phrases(
    'pasado manana|manana|hoy mismo|hoy a la tarde|hoy antes|hoy mas tarde|hoy a ultima hora|esta tarde|esta noche',
  ),
  times: phrases(
    'mediodia|al mediodia|por la manana|por la tarde|por la noche|a la tarde|a la manana|en la tarde|en la manana',
  ),
  hourOpeners: phrases('a las|a la|tipo|a eso de las|sobre las|como a las'),
  hourClosers: phrases('de la manana|de la tarde|de la noche|horas|hs|en punto'),
  dayOpeners: phrases('dia|el dia'),
  notWeekdayBefore: new Set(),
  durations: words(
    'minuto minutos minutito minutitos hora horas horita horitas ratito dia dias semana semanas mes meses ano anos segundos',
  ),
  soonOpeners: phrases('en|dentro de'),
};

const en: CalendarWords = {
  weekdays: words('monday tuesday wednesday thursday friday saturday sunday'),
  months: words('january february march april june july august september october november december'),
  relativeDays: phrases(
    'tomorrow|the day after tomorrow|later today|today before|today by|by today|this afternoon|this evening|tonight',
  ),
  times: phrases(
    'noon|midday|in the morning|in the afternoon|in the evening|after lunch|first thing|end of day|end of play',
  ),
  hourOpeners: phrases('at|around|about|half past|half|quarter past|quarter to|say'),
  hourClosers: phrases('o clock|oclock|am|pm|ish|a m|p m|in the morning|in the afternoon'),
  dayOpeners: phrases('the'),
  notWeekdayBefore: new Set(),
  durations: words(
    'second seconds minute minutes min mins hour hours day days week weeks month months year years fortnight',
  ),
  soonOpeners: phrases('in|within'),
};

export const calendarWords: Readonly<Record<Language, CalendarWords>> = { pt, en, es };
