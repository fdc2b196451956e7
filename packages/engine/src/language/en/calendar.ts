// Words of the calendar and the clock in English.
import { type CalendarWords, phrases, words } from '../calendar-words.ts';

export const calendar: CalendarWords = {
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
