import { MAX_IMAGE_BYTES } from '@wayfare/shared';
import { originOfIp } from '../budget/network.js';
import { bytesOf } from '../http/bodyDeadline.js';
import type { ImageKind } from './image.repository.js';
import { type ImageRequest, receiveImage } from './receiveImage.js';
import { storeImage } from './storeImage.js';

/**
 * Receives the picture a request brings, stores it and answers its key. Few pictures are drawn at once, and senders take
 * turns; what arrives meanwhile is bounded.
 * @throws too_many_requests (429) for a sender with too much on its way, server_busy (503) when everybody has; and as
 *   `receiveImage` and `storeImage` do
 */
export function storeSentImage(sent: ImageRequest, kind: ImageKind): Promise<string> {
  const { services, request } = sent;
  return services.jobs.pictures.enter(senderOf(sent), bytesOf(request, MAX_IMAGE_BYTES), async (turn) => {
    const picture = await receiveImage(sent);
    return turn(async () => storeImage(await picture(), kind, services));
  });
}

/** Who sends something: an account, or the address of somebody who is not signed in. */
export const senderOf = ({ actor, request }: Pick<ImageRequest, 'actor' | 'request'>) =>
  actor?.uid ?? `address ${originOfIp(request.ip).address}`;
