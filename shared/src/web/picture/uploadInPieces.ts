import { isRetryablePieceStatus, type SendProgress, sendInPieces } from '../../image/pieces.js';
import { api } from '../http/api.js';
import { ApiError } from '../http/ApiError.js';
import { retryWorld } from './retryWorld.js';

/** Uploads a picture in pieces, and returns its identifier. */
export function uploadInPieces(picture: Blob, onProgress: (progress: SendProgress) => void): Promise<string> {
  return sendInPieces(
    picture.size,
    {
      begin: async () => (await api.post<{ id: string }>('uploads', { size: picture.size })).id,
      arrived: async (id) => (await api.get<{ arrived: number }>(`uploads/${id}`)).arrived,
      send: async (id, from, to) =>
        (await api.putBytes<{ arrived: number }>(`uploads/${id}?from=${from}`, picture.slice(from, to)))
          .arrived,
    },
    { ...retryWorld, mayPass: (error) => error instanceof ApiError && isRetryablePieceStatus(error.status) },
    onProgress,
  );
}
