import type { LatLng, Place } from '@wayfare/shared';

/** Finds the address of a point that keeps changing. */
export interface AddressLookup {
  /** Asks for the address of a point after a pause, instead of any earlier one. */
  ask(point: LatLng): void;
  /** Stops: an answer on its way no longer counts. */
  stop(): void;
}

/**
 * Asks for addresses `pause` ms after the last change. Only the answer for the latest point counts, even if
 * an earlier answer arrives after it.
 */
export function addressLookup({
  addressAt,
  pause,
  onFound,
  onFailed,
}: {
  addressAt: (point: LatLng) => Promise<Place>;
  pause: number;
  onFound: (place: Place) => void;
  onFailed: (error: unknown) => void;
}): AddressLookup {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    latest += 1;
    clearTimeout(timer);
  };
  const find = async (point: LatLng) => {
    const own = latest;
    try {
      const place = await addressAt(point);
      if (own === latest) onFound(place);
    } catch (error) {
      if (own === latest) onFailed(error);
    }
  };
  return {
    ask: (point) => {
      stop();
      timer = setTimeout(() => void find(point), pause);
    },
    stop,
  };
}
