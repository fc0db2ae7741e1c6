import { TryLater } from '@wayfare/shared';
import type { Logger } from 'pino';
import type { ImageStore } from './imageStore.js';

/** How often a store that failed is tried, in ms. */
const CHECK_MS = 5_000;
/** Seconds until a repeated request is likely to find the store again. */
const BACK_S = 10;
/** A key that no image has: a store that answers has found nothing. */
const NO_IMAGE = 'none.png';

/**
 * A store whose failures are refusals, pictures_unavailable (503), instead of errors of the product. Logs one
 * line when it is lost, and one when it is back.
 */
export function watchedStore(store: ImageStore, log: Logger): ImageStore {
  const { direct } = store;
  let timer: NodeJS.Timeout | undefined;

  const markBack = () => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    log.info('the picture store is back');
  };
  const markLost = (error: unknown) => {
    if (timer !== undefined) return;
    log.error({ err: error }, 'lost the picture store: requests for pictures are refused');
    timer = setInterval(check, CHECK_MS).unref();
  };
  const check = () => store.get(NO_IMAGE).then(markBack, () => undefined);
  const watched = async <T>(work: Promise<T>): Promise<T> => {
    try {
      const answer = await work;
      markBack();
      return answer;
    } catch (error) {
      markLost(error);
      throw new TryLater('pictures_unavailable', 503, BACK_S);
    }
  };

  return {
    put: (key, image) => watched(store.put(key, image)),
    get: (key) => watched(store.get(key)),
    remove: (key) => watched(store.remove(key)),
    ...(direct && {
      // URLs are signed without the store.
      direct: {
        ...direct,
        uploaded: (id, size) => watched(direct.uploaded(id, size)),
        discard: (id) => watched(direct.discard(id)),
      },
    }),
  };
}
