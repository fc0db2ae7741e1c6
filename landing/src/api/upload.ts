import { ApiError, errorOfAnswer, requestHeaders } from './client.js';

/** How large a picture is sent, in pixels of its longer side: what the product keeps. */
const LONGEST_SIDE = 1600;

/** Sends a picture to a path below `/api`. `onProgress` gets the part that is sent, from 0 to 1; fetch cannot tell it. */
export async function uploadImage<T>(
  path: string,
  picture: Blob,
  onProgress: (part: number) => void,
): Promise<T> {
  const form = new FormData();
  form.set('image', await smaller(picture), 'picture');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${path}`);
    for (const [name, value] of Object.entries(requestHeaders())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('error', () => reject(new ApiError('fetch_call_error', 0, '')));
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body as T);
      else reject(errorOfAnswer(request.status, body));
    });
    request.send(form);
  });
}

/** Phones take larger pictures than are kept: made smaller before they cross the network. */
async function smaller(picture: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    if (scale === 1) return picture;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return await new Promise((resolve) => {
      canvas.toBlob((blob) => resolve(blob ?? picture), 'image/jpeg', 0.85);
    });
  } catch {
    // What this browser cannot read the server may.
    return picture;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
