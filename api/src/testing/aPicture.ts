import { storeImage } from '../image/storeImage.js';
import type { Services } from '../services.js';

const TINY_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture: one white point. */
export const aPoint = () => Buffer.from(TINY_PNG, 'base64');

/** The form a picture is sent as. */
export function aPicture(): FormData {
  const form = new FormData();
  form.set('image', new Blob([aPoint()], { type: 'image/png' }), 'point.png');
  return form;
}

/** What a driver signs up with: a licence that was stored. */
export const aLicense = (services: Services) => storeImage(aPoint(), 'license', services);
