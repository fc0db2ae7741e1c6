import { MAX_IMAGE_BYTES } from '@wayfare/shared';
import { bytesOf } from '../http/bodyDeadline.js';
import type { ImageKind } from './image.repository.js';
import { senderKey, spendPictureBytes } from './pictureBytes.js';
import { type ImageRequest, receiveImage } from './receiveImage.js';
import { storeImage } from './storeImage.js';

/**
 * Receives the picture a request brings, stores it and answers its key. Its bytes are counted before they are read. Few
 * pictures are drawn at once, and senders take turns; what arrives meanwhile is bounded.
 * @throws too_many_requests (429) for a sender with too much on its way or in a day, server_busy (503) when everybody has
 *   too much on its way; and as `receiveImage` and `storeImage` do
 */
export function storeSentImage(sent: ImageRequest, kind: ImageKind): Promise<string> {
  const { services, request, actor } = sent;
  const sender = { actor, ip: request.ip };
  const bytes = bytesOf(request, MAX_IMAGE_BYTES);
  return services.jobs.pictures.enter(senderKey(sender), bytes, async (turn) => {
    await spendPictureBytes(sender, bytes, services);
    const picture = await receiveImage(sent);
    return turn(async () => storeImage(await picture(), kind, services));
  });
}
