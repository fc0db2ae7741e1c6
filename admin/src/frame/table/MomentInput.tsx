import { localTimeOf, parseLocalTime } from '@wayfare/shared';
import { DateTimeInput, type DateTimeInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSession } from '../session/session.js';
import { useFormat } from '../texts/useFormat.js';

/** A date and time of the business, in its time zone, whose value is a ms timestamp. */
export function MomentInput(props: Omit<DateTimeInputProps, 'format' | 'parse'>) {
  const { timeZone } = useSession().settings;
  const format = useFormat();
  const at: unknown = useWatch({ name: props.source });
  return (
    <DateTimeInput
      {...props}
      // `DateTimeInput` also formats values that are already formatted.
      format={(value: unknown) => (typeof value === 'number' ? localTimeOf(value, timeZone) : (value ?? ''))}
      parse={(typed: string) => parseLocalTime(typed, timeZone)}
      helperText={(typeof at === 'number' && format.zoneNote(at)) || props.helperText}
    />
  );
}
