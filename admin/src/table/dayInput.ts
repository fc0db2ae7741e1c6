import type { InputProps } from 'react-admin';

export const startOfDay = (day: string) => new Date(`${day}T00:00:00`).getTime();
export const endOfDay = (day: string) => new Date(`${day}T23:59:59.999`).getTime();

/** The day of a timestamp in the reader's time zone, as a date input wants it. */
const dayOf = (at: unknown) => {
  // `DateInput` formats what has been formatted already.
  if (typeof at === 'string') return at;
  if (typeof at !== 'number') return '';
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** A day that is kept as the timestamp it begins or ends at. */
export const dayInput = (edge: (day: string) => number): Partial<InputProps> => ({
  format: dayOf,
  parse: (day: string) => (day ? edge(day) : null),
});
