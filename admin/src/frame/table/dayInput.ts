import type { InputProps } from 'react-admin';

export const startOfDay = (day: string) => new Date(`${day}T00:00:00`).getTime();
export const endOfDay = (day: string) => new Date(`${day}T23:59:59.999`).getTime();

/** The day of a timestamp in the user's time zone, in the format of a date input. */
const dayOf = (at: unknown) => {
  // `DateInput` also formats values that are already formatted.
  if (typeof at === 'string') return at;
  if (typeof at !== 'number') return '';
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** A day stored as the timestamp of its start or end. */
export const dayInput = (edge: (day: string) => number): Partial<InputProps> => ({
  format: dayOf,
  parse: (day: string) => (day ? edge(day) : null),
});
