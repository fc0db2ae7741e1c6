import {
  FIRST_PIECE_BYTES,
  MAX_IMAGE_BYTES,
  isRetryablePieceStatus,
  retried,
  retryLimits,
  type RetryWorld,
  type SendProgress,
  sendInPieces,
  isRetryableStatus,
} from '@wayfare/shared';
import { HttpError } from 'react-admin';
import { textKey } from '../language/useText.js';
import { API_URL, apiFetch, apiGet, apiSend } from './api.js';

/** Upload endpoints for pictures: of car types, of users, and of licenses. */
export type ImageStore = 'images' | 'profile_images' | 'license_images';

const world: RetryWorld = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  mayPass: (error) => error instanceof HttpError && isRetryableStatus(error.status),
};

/**
 * Uploads a picture, a large one in pieces, and retries while it may still succeed (rule 9.16). Returns
 * its identifier for a record: its address, or for a license the reference.
 */
export async function uploadImage(
  store: ImageStore,
  picture: Blob,
  onProgress: (progress: SendProgress) => void = () => undefined,
): Promise<string> {
  if (picture.size > MAX_IMAGE_BYTES) throw new HttpError(textKey('payload_too_large'), 413);
  const body = new FormData();
  if (picture.size <= FIRST_PIECE_BYTES) body.append('image', picture, 'picture');
  else body.append('upload', await uploadInPieces(picture, onProgress));
  const send = () => apiFetch(`${API_URL}/${store}`, { method: 'POST', body });
  const failed = () => onProgress({ part: body.has('upload') ? 1 : 0, isTryingAgain: true });
  const { json } = await retried(send, retryLimits.operation, world, failed);
  const { url, reference } = json as { url?: string; reference?: string };
  return url ?? reference ?? '';
}

function uploadInPieces(picture: Blob, onProgress: (progress: SendProgress) => void): Promise<string> {
  return sendInPieces(
    picture.size,
    {
      begin: async () => (await apiSend<{ id: string }>('POST', 'uploads', { size: picture.size })).id,
      arrived: async (id) => (await apiGet<{ arrived: number }>(`uploads/${id}`)).arrived,
      async send(id, from, to) {
        const headers = new Headers({
          Accept: 'application/json',
          'Content-Type': 'application/octet-stream',
        });
        const body = picture.slice(from, to);
        const { json } = await apiFetch(`${API_URL}/uploads/${id}?from=${from}`, {
          method: 'PUT',
          body,
          headers,
        });
        return (json as { arrived: number }).arrived;
      },
    },
    { ...world, mayPass: (error) => error instanceof HttpError && isRetryablePieceStatus(error.status) },
    onProgress,
  );
}
