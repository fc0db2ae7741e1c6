import { storeImage } from '../../src/basics/image/storeImage.js';
import type { Services } from '../../src/process/services.js';

const TINY_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture: one white pixel. */
export const aPoint = () => Buffer.from(TINY_PNG, 'base64');

/** A picture as a form upload. */
export function aPicture(): FormData {
  const form = new FormData();
  form.set('image', new Blob([aPoint()], { type: 'image/png' }), 'point.png');
  return form;
}

/** Stores a driver's license for a sign-up. */
export const aLicense = (services: Services) => storeImage(aPoint(), 'license', services);
