import type { Extra } from './carType.schema.js';

/** The largest parcel a type or option allows. */
export interface ParcelLimits {
  /** kg; null without a limit. */
  weight: number | null;
  /** The sides in cm that have a limit: length, width, height. */
  sides: number[];
}

/** The limits of a parcel type or option. A limit that is not set is left out. */
export function parcelLimits({ maxWeight, maxLength, maxWidth, maxHeight }: Extra): ParcelLimits {
  return {
    weight: maxWeight ?? null,
    sides: [maxLength, maxWidth, maxHeight].filter((side) => typeof side === 'number'),
  };
}

/** The limits of several types and options of one parcel together: of each kind the smallest. */
export function smallestLimits(extras: readonly (Extra | null | undefined)[]): ParcelLimits {
  const fields = ['maxWeight', 'maxLength', 'maxWidth', 'maxHeight'] as const;
  const smallest = fields.map((field) => {
    const set = extras.flatMap((extra) => extra?.[field] ?? []);
    return [field, set.length > 0 ? Math.min(...set) : null] as const;
  });
  return parcelLimits({ description: '', amount: 0, ...Object.fromEntries(smallest) });
}
