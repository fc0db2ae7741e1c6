import { type DispatchChoice, driverRadiusKm, inDistanceUnit } from '@wayfare/shared';
import type { ShiftPeriod } from './shiftPeriod.repository.js';

/** The settings of a period, with the radius in today's unit. */
export function choiceOf(
  period: ShiftPeriod | undefined,
  settings: DispatchChoice & { convert_to_mile: boolean },
): DispatchChoice {
  const then = period?.settings ?? settings;
  const radius = inDistanceUnit(driverRadiusKm(then), settings.convert_to_mile);
  return {
    driverRadius: Math.round(radius * 100) / 100,
    offerSeconds: then.offerSeconds,
    offersAtATime: then.offersAtATime,
    matchSeconds: then.matchSeconds ?? 0,
  };
}
