import { DateInput, type DateInputProps } from 'react-admin';
import { useSession } from '../session/session.js';
import { dayInputOf, endOfDay, startOfDay } from './dayEdges.js';

interface DayInputProps extends Omit<DateInputProps, 'format' | 'parse'> {
  /** Whether the value is the start or the end of the day. */
  edge: 'start' | 'end';
}

/** A day of the business, in its time zone, whose value is the timestamp of its start or end. */
export function DayInput({ edge, ...props }: DayInputProps) {
  const { timeZone } = useSession().settings;
  const valueOf = edge === 'start' ? startOfDay : endOfDay;
  return (
    <DateInput
      {...props}
      format={(at: unknown) => dayInputOf(at, timeZone)}
      parse={(day: string) => (day ? valueOf(day, timeZone) : null)}
    />
  );
}
