/** The units of distance that rates can be for. */
export const distanceUnits = ['km', 'mile'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];

/** The unit of distance that the settings use. */
export const unitOfSettings = ({ convert_to_mile }: { convert_to_mile: boolean }): DistanceUnit =>
  convert_to_mile ? 'mile' : 'km';

/** The unit of distance that a tariff's rate is for: its own, which stays when the settings change. */
export const unitOfTariff = (
  { distance_unit }: { distance_unit?: DistanceUnit | null | undefined },
  settings: { convert_to_mile: boolean },
): DistanceUnit => distance_unit ?? unitOfSettings(settings);
