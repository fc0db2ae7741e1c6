import { type CarType, type CarTypeInput, invalid } from '@wayfare/shared';
import { publicKeyOf } from '../image/claimImage.js';
import type { Services } from '../services.js';

/**
 * Keeps the picture a car type is given, which is one that was stored for car types. It stays when the car type gets another
 * one: past trips show what they were booked with.
 * @throws validation_error (400) for any other
 */
export async function keepCarTypeImage(
  before: Pick<CarType, 'image'> | null,
  { image }: Partial<Pick<CarTypeInput, 'image'>>,
  { db }: Services,
): Promise<void> {
  if (!image || image === before?.image) return;
  if (!(await db.images.keep(publicKeyOf(image), 'cartype')))
    throw invalid('validation_error', { image: 'field_invalid' });
}
