import { type LatLng, distanceKm } from '@wayfare/shared';
import type { DrawnMarker } from './drawnMap.js';

/** How long a marker takes to its next position, in ms: a little less than positions are apart. */
export const GLIDE_MS = 2500;
/** A position further away, in km, is no drive since the last one: the marker jumps there. */
const FARTHEST_KM = 1;

/** The source of frames, which tests replace. */
export interface Frames {
  /** ms */
  now(): number;
  next(draw: () => void): number;
  cancel(frame: number): void;
  /** Whether the user asked for less motion. */
  isStill(): boolean;
}

const browserFrames: Frames = {
  now: () => performance.now(),
  next: (draw) => requestAnimationFrame(draw),
  cancel: (frame) => cancelAnimationFrame(frame),
  isStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
};

/**
 * A marker that glides to each new position, as a car that drives there. Users who want less motion see it
 * jump.
 */
export function gliding(
  marker: DrawnMarker,
  { lat, lng }: LatLng,
  frames: Frames = browserFrames,
): DrawnMarker {
  let at: LatLng = { lat, lng };
  let target = at;
  let frame: number | null = null;
  const stop = () => {
    if (frame !== null) frames.cancel(frame);
    frame = null;
  };
  const show = (next: LatLng) => {
    at = next;
    marker.move(at);
  };
  return {
    move(to) {
      if (to.lat === target.lat && to.lng === target.lng) return;
      stop();
      target = { lat: to.lat, lng: to.lng };
      if (frames.isStill() || distanceKm(at, target) > FARTHEST_KM || Math.abs(at.lng - target.lng) > 180)
        return show(target);
      const [from, end, began] = [at, target, frames.now()];
      const draw = () => {
        const share = Math.min(1, (frames.now() - began) / GLIDE_MS);
        show({
          lat: from.lat + (end.lat - from.lat) * share,
          lng: from.lng + (end.lng - from.lng) * share,
        });
        frame = share < 1 ? frames.next(draw) : null;
      };
      frame = frames.next(draw);
    },
    change: (look, name) => marker.change(look, name),
    remove() {
      stop();
      marker.remove();
    },
  };
}
