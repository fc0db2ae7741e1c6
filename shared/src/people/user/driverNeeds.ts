import type { TranslationKey } from '../../basics/language/texts.js';

/*
 * What a trip may need beyond an ordinary car (rule 4.111): the table that bookings, drivers and screens
 * read. A driver serves some of it; a trip goes only to drivers who serve all that it needs.
 */
export const tripNeeds = ['wheelchair', 'childSeat', 'pets', 'femaleDriver'] as const;
export type TripNeed = (typeof tripNeeds)[number];

/** The name of each, a translation key. */
export const needKeys: Readonly<Record<TripNeed, TranslationKey>> = {
  wheelchair: 'need_wheelchair',
  childSeat: 'need_child_seat',
  pets: 'need_pets',
  femaleDriver: 'need_female_driver',
};

/** Whether someone who serves some needs serves all that are asked for. */
export const servesNeeds = (
  served: readonly TripNeed[] | null | undefined,
  needs: readonly TripNeed[] | null | undefined,
): boolean => (needs ?? []).every((need) => served?.includes(need) === true);
