// Words of the calendar and the clock in Portuguese.
import { type CalendarWords, phrases, words } from '../calendar-words.ts';

export const calendar: CalendarWords = {
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
