import { type SendProgress, isRetryablePieceStatus, sendInPieces } from '@wayfare/shared';
import { api } from '../http/api.js';
import { call } from '../http/operations.js';
import { ApiError } from '../http/ApiError.js';
import { putIntoStore } from './putIntoStore.js';
import { retryWorld } from './retryWorld.js';

/**
 * Uploads a large picture and returns its identifier: at once into the store, if the API gives an address
 * there, otherwise or if that fails in pieces.
 */
export function uploadInPieces(picture: Blob, onProgress: (progress: SendProgress) => void): Promise<string> {
  const { size } = picture;
  const report = (part: number) => onProgress({ part, isTryingAgain: false });
  let isInStore = false;
  return sendInPieces(
    size,
    {
      async begin() {
        const { id, url } = await call.post('/uploads', { body: { size, direct: true } });
        isInStore = url !== undefined && (await putIntoStore(url, picture, report));
        return id;
      },
      arrived: async (id) => (await call.get('/uploads/{id}', { path: { id } })).arrived,
      async send(id, from, to) {
        if (isInStore) return size;
        const piece = picture.slice(from, to);
        return (await api.putBytes<{ arrived: number }>(`uploads/${id}?from=${from}`, piece)).arrived;
      },
    },
    {
      ...retryWorld,
      isTransient: (error) => error instanceof ApiError && isRetryablePieceStatus(error.status),
    },
    onProgress,
  );
}
