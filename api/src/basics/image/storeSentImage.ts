import { MAX_IMAGE_BYTES } from '@wayfare/shared';
import { bytesOf } from '../../platform/operation/bodyDeadline.js';
import type { ImageKind } from './keptImage.js';
import { queuedSender, spendPictureBytes } from './pictureBytes.js';
import { type ImageRequest, receiveImage } from './receiveImage.js';
import { storeImage } from './storeImage.js';

/**
 * Receives an uploaded image, stores it and returns its key. Counts its bytes before reading them. Only a few
 * images are processed at once, and senders take turns; the amount of waiting data is limited.
 * @throws too_many_requests (429) for a sender with too much in transit or per day, server_busy (503) when
 *   all senders together have too much in transit; and the errors of `receiveImage` and `storeImage`
 */
export function storeSentImage(sent: ImageRequest, kind: ImageKind): Promise<string> {
  const { services, request, actor } = sent;
  const sender = { actor, ip: request.ip };
  const bytes = bytesOf(request, MAX_IMAGE_BYTES);
  return services.jobs.pictures.enter(queuedSender(sender), bytes, async (turn) => {
    await spendPictureBytes(sender, bytes, services);
    const picture = await receiveImage(sent);
    return turn(async () => storeImage(await picture(), kind, services));
  });
}
