import { FIRST_PIECE_BYTES, MAX_IMAGE_BYTES, retried, retryLimits, type SendProgress } from '@wayfare/shared';
import { ApiError, errorOfAnswer, requestHeaders } from './client.js';
import { retryWorld } from './retryWorld.js';

/** Maximum length of an uploaded picture's longer side, in pixels: the size the product stores. */
const LONGEST_SIDE = 1600;

/**
 * Uploads a picture to a path below `/api`, a large one in pieces, and retries while it may still
 * succeed (rule 9.16).
 */
export async function uploadImage<T>(
  path: string,
  picture: Blob,
  onProgress: (progress: SendProgress) => void,
): Promise<T> {
  const small = await smaller(picture);
  if (small.size > MAX_IMAGE_BYTES) throw new ApiError('payload_too_large', 413, '');
  const form = new FormData();
  if (small.size <= FIRST_PIECE_BYTES) {
    form.set('image', small, 'picture');
    const sent = (part: number) => onProgress({ part, isTryingAgain: false });
    const failed = () => onProgress({ part: 0, isTryingAgain: true });
    return retried(() => sendForm<T>(path, form, sent), retryLimits.upload, retryWorld, failed);
  }
  const { uploadInPieces } = await import('./uploadInPieces.js');
  form.set('upload', await uploadInPieces(small, onProgress));
  const named = () => sendForm<T>(path, form, () => undefined);
  const failed = () => onProgress({ part: 1, isTryingAgain: true });
  return retried(named, retryLimits.operation, retryWorld, failed);
}

/** One request with a form; fetch cannot report upload progress. `onSent` receives the part sent so far, up to 1. */
function sendForm<T>(path: string, form: FormData, onSent: (part: number) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${path}`);
    for (const [name, value] of Object.entries(requestHeaders())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total ? loaded / total : 0));
    request.addEventListener('error', () => reject(new ApiError('fetch_call_error', 0, '')));
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body as T);
      else reject(errorOfAnswer(request.status, body));
    });
    request.send(form);
  });
}

/** Phones take larger pictures than are stored, so they are reduced before the upload. */
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
    // The server may be able to read formats that this browser cannot.
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
