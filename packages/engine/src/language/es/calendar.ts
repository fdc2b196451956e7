// Words of the calendar and the clock in Spanish.
import { type CalendarWords, phrases, words } from '../calendar-words.ts';

export const calendar: CalendarWords = {
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
