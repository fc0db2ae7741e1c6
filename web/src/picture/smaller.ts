/** Maximum length of an uploaded picture's longer side, in pixels: the size the product stores. */
const LONGEST_SIDE = 1600;

/**
 * A picture reduced to the size the product stores: cameras take larger ones. One that is not larger is
 * returned unchanged. Transparency is kept.
 */
export async function smaller(picture: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    if (scale === 1) return picture;
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
    // The server may be able to read formats that this browser cannot.
    return picture;
  }
}
