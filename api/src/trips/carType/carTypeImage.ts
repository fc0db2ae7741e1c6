import { type CarType, type CarTypeInput, invalid } from '@wayfare/shared';
import { publicKeyOf } from '../../basics/image/claimImage.js';
import type { TripsServices } from '../services.js';

/**
 * Keeps the picture assigned to a car type; it must have been uploaded for car types. It is kept even if the
 * car type later gets another one: past trips show the picture they were booked with.
 * @throws validation_error (400) for any other picture
 */
export async function keepCarTypeImage(
  before: Pick<CarType, 'image'> | null,
  { image }: Partial<Pick<CarTypeInput, 'image'>>,
  { db }: TripsServices,
): Promise<void> {
  if (!image || image === before?.image) return;
  if (!(await db.images.keep(publicKeyOf(image), 'cartype')))
    throw invalid('validation_error', { image: 'field_invalid' });
}
