import { textIn, type Translated } from '../../basics/language/translated.js';
import type { CarType, Extra } from './carType.schema.js';

/** What is needed of the car types to write the names that bookings have in another language. */
export type WordedCarType = Pick<CarType, 'name' | 'parcelTypes' | 'options'> & Translated;

/**
 * A car type's name, as bookings and drivers have it, in a language (rule 4.92). The name of a car type that
 * no longer exists stays as it is.
 */
export function carTypeText(name: string, carTypes: readonly WordedCarType[], language: string): string {
  const carType = carTypes.find((one) => one.name === name);
  return carType ? textIn(carType, 'name', language) : name;
}

/**
 * The description of a booked parcel type or option in a language (rule 4.92): as its car type translates it,
 * or another car type with the same one.
 */
export function extraText(
  { description }: Pick<Extra, 'description'>,
  { carType, carTypes, language }: { carType: string; carTypes: readonly WordedCarType[]; language: string },
): string {
  const [own, others] = [
    carTypes.filter(({ name }) => name === carType),
    carTypes.filter(({ name }) => name !== carType),
  ];
  const found = [...own, ...others]
    .flatMap(({ parcelTypes, options }) => [...(parcelTypes ?? []), ...(options ?? [])])
    .find((extra) => extra.description === description);
  return found ? textIn(found, 'description', language) : description;
}
