import { useTripWords } from './useTripWords.js';

/** The name of a car type, as a booking or driver has it, in the language of the reader. */
export function CarTypeName({ name }: { name: string }) {
  return <bdi>{useTripWords().carType(name)}</bdi>;
}
