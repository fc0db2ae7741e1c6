import { type SendProgress, FIRST_PIECE_BYTES, MAX_IMAGE_BYTES, retry, retryLimits } from '@wayfare/shared';
import { ApiError, errorKey, errorOfAnswer } from '../http/ApiError.js';
import { API_URL, noConnection, reportRefusal, requestHeaders } from '../http/request.js';
import { stepUpGate, withProof } from '../http/stepUpGate.js';
import { retryWorld } from './retryWorld.js';
import { smaller } from './smaller.js';

/**
 * Uploads a picture to a path below the API root, a large one in pieces, and retries while it may still
 * succeed (rule 9.16).
 */
export async function uploadImage<T>(
  path: string,
  picture: Blob,
  onProgress: (progress: SendProgress) => void = () => undefined,
): Promise<T> {
  const small = await smaller(picture);
  if (small.size > MAX_IMAGE_BYTES) throw new ApiError('payload_too_large', 413, 'payload_too_large');
  const form = new FormData();
  if (small.size <= FIRST_PIECE_BYTES) {
    form.set('image', small, 'picture');
    const reportProgress = (part: number) => onProgress({ part, isTryingAgain: false });
    const reportRetry = () => onProgress({ part: 0, isTryingAgain: true });
    return retry(() => send<T>(path, form, reportProgress), retryLimits.upload, retryWorld, reportRetry);
  }
  const { uploadInPieces } = await import('./uploadInPieces.js');
  form.set('upload', await uploadInPieces(small, onProgress));
  const sendReference = () => send<T>(path, form, () => undefined);
  const reportRetry = () => onProgress({ part: 1, isTryingAgain: true });
  return retry(sendReference, retryLimits.operation, retryWorld, reportRetry);
}

const send = <T>(...sent: Parameters<typeof sendForm>) =>
  withProof(stepUpGate, errorKey, () => sendForm<T>(...sent));

/**
 * One request with a form; fetch cannot report upload progress. `onSent` receives the part sent so far, up
 * to 1.
 */
function sendForm<T>(path: string, form: FormData, onSent: (part: number) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${API_URL}/${path}`);
    for (const [name, value] of Object.entries(requestHeaders())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total ? loaded / total : 0));
    request.addEventListener('error', () => reject(noConnection()));
    request.addEventListener('load', () => {
      const body = parse(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body as T);
      else {
        const error = errorOfAnswer(request.status, body);
        reportRefusal(error.key);
        reject(error);
      }
    });
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
