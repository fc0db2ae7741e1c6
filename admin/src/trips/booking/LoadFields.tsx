import { MOST_LUGGAGE, MOST_PASSENGERS } from '@wayfare/shared';
import { LoadInputs } from '@wayfare/web/booking';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { useCarTypes } from '../carType/useCarTypes.js';
import type { RiderBookingDraft } from './bookingDraft.js';

type Load = Pick<RiderBookingDraft, 'passengers' | 'luggage' | 'needs'>;

/** How many passengers and pieces are offered at least, whatever the car types have room for. */
const USUAL = 8;

/** Whom and what a ride takes, up to what the largest car type has room for. */
export function LoadFields({
  draft,
  errors,
  onChange,
}: {
  draft: Load;
  /** Why the API refuses them. */
  errors?: Partial<Record<keyof Load, string>>;
  onChange: (changes: Partial<Load>) => void;
}) {
  const t = useText();
  const format = useFormat();
  const { data: carTypes = [] } = useCarTypes();
  // Without a number, a car type is not limited.
  const largest = (room: 'seats' | 'luggage', most: number) =>
    Math.max(USUAL, ...carTypes.map((carType) => carType[room] ?? most));
  return (
    <LoadInputs
      load={draft}
      {...(errors && { errors })}
      mostPassengers={largest('seats', MOST_PASSENGERS)}
      mostLuggage={largest('luggage', MOST_LUGGAGE)}
      text={t}
      number={format.number}
      onChange={onChange}
    />
  );
}
