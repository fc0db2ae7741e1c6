import { HEIC_HEADER_BYTES, isHeic } from '@wayfare/shared';
import { ApiError } from '../http/ApiError.js';

/** Maximum length of an uploaded picture's longer side, in pixels: the size the product stores. */
const LONGEST_SIDE = 1600;

/**
 * A picture reduced to the size the product stores: cameras take larger ones. One that is not larger is
 * returned unchanged. Transparency is kept. HEIC, which the server cannot read, becomes a JPEG where the
 * browser can read it.
 * @throws image_unsupported (415) for HEIC that the browser cannot read either
 */
export async function smaller(picture: Blob): Promise<Blob> {
  const isUnreadable = isHeic(new Uint8Array(await picture.slice(0, HEIC_HEADER_BYTES).arrayBuffer()));
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && !isUnreadable) return picture;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const format = ['image/png', 'image/webp'].includes(picture.type) ? 'image/webp' : 'image/jpeg';
    return await new Promise((resolve) => {
      canvas.toBlob((blob) => resolve(blob ?? picture), format, 0.85);
    });
  } catch {
    if (isUnreadable) throw new ApiError('image_unsupported', 415, 'image_unsupported');
    // The server may be able to read formats that this browser cannot.
    return picture;
  }
}
