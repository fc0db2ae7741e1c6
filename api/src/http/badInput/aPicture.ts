const TINY_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The form a picture is sent as: one white point. */
export function aPicture(): FormData {
  const form = new FormData();
  form.set('image', new Blob([Buffer.from(TINY_PNG, 'base64')], { type: 'image/png' }), 'point.png');
  return form;
}
