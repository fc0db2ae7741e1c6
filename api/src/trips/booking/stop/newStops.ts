import {
  type AppCategory,
  type BookedStop,
  type BookingInput,
  type HandoverWay,
  numberToCall,
  phoneRules,
  placeOf,
  type Settings,
} from '@wayfare/shared';
import { newHandover } from '../handover/newHandover.js';
import type { StoredStop } from './storedStop.js';

/**
 * The stops of a new booking; null without any. A taxi stops at places only, and each recipient of a parcel
 * gets a handover.
 */
export function newStops(
  { stops }: Pick<BookingInput, 'stops'>,
  { category, settings, ways }: { category: AppCategory; settings: Settings; ways: HandoverWay[] },
): StoredStop[] | null {
  if (!stops?.length) return null;
  return stops.map((stop) => (category === 'delivery' ? parcelStop(stop, settings, ways) : placeOf(stop)));
}

const parcelStop = (stop: BookedStop, settings: Settings, ways: HandoverWay[]): StoredStop => ({
  ...placeOf(stop),
  deliveryPerson: stop.deliveryPerson?.trim() || null,
  deliveryPersonPhone:
    stop.deliveryPersonPhone && numberToCall(stop.deliveryPersonPhone, phoneRules(settings)),
  deliveryInstructions: stop.deliveryInstructions || null,
  handover: newHandover(ways),
});
