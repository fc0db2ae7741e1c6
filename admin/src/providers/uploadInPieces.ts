import { MAX_IMAGE_BYTES, pieceMayPass, type RetryWorld, sendInPieces } from '@wayfare/shared';
import { HttpError } from 'react-admin';
import { textKey } from '../language/useText.js';
import { API_URL, apiFetch, apiGet, apiSend } from './api.js';

const world: RetryWorld = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  mayPass: (error) => error instanceof HttpError && pieceMayPass(error.status),
};

/** Sends a picture in pieces, and answers what names it afterwards. */
export async function uploadInPieces(picture: Blob): Promise<string> {
  if (picture.size > MAX_IMAGE_BYTES) throw new HttpError(textKey('payload_too_large'), 413);
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
    world,
  );
}
