import { bookingStatuses } from '@wayfare/shared';
import { DateInput, SearchInput, SelectArrayInput, type InputProps } from 'react-admin';
import { textKey } from '../language/useText.js';

const startOfDay = (day: string) => new Date(`${day}T00:00:00`).getTime();
const endOfDay = (day: string) => new Date(`${day}T23:59:59.999`).getTime();

/** The day of a timestamp in the reader's time zone, as a date input wants it. */
const dayOf = (at: unknown) => {
  if (typeof at !== 'number') return '';
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** A day that is kept as the timestamp it begins or ends at. */
const dayInput = (edge: (day: string) => number): Partial<InputProps> => ({
  format: dayOf,
  parse: (day: string) => (day ? edge(day) : null),
});

/** What the bookings can be narrowed down by. */
export const bookingFilters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectArrayInput
    key="status"
    source="status"
    label={textKey('panel_status')}
    choices={bookingStatuses.map((id) => ({ id, name: textKey(`booking_status_${id}`) }))}
    alwaysOn
    sx={{ minWidth: 160 }}
  />,
  <DateInput key="from" source="tripdate_gte" label={textKey('panel_from_day')} {...dayInput(startOfDay)} />,
  <DateInput key="to" source="tripdate_lte" label={textKey('panel_to_day')} {...dayInput(endOfDay)} />,
];
