import type { LatLng } from '@wayfare/shared';
import { GLIDE_MS, gliding } from './glide.js';

/** Creates a marker whose frames are drawn when the test asks for them. */
function aMarker({ isStill = false } = {}) {
  const places: LatLng[] = [];
  let now = 0;
  let waiting = new Map<number, () => void>();
  let count = 0;
  let isRemoved = false;
  const marker = gliding(
    { move: (to) => void places.push(to), change: () => {}, remove: () => (isRemoved = true) },
    { lat: 40, lng: -74 },
    {
      now: () => now,
      next(draw) {
        count += 1;
        waiting.set(count, draw);
        return count;
      },
      cancel: (frame) => void waiting.delete(frame),
      isStill: () => isStill,
    },
  );
  return {
    marker,
    places,
    /** Draws a frame after some time, in ms. */
    draw(ms: number) {
      now += ms;
      const due = [...waiting.values()];
      waiting = new Map();
      for (const each of due) each();
    },
    isWaiting: () => waiting.size > 0,
    isRemoved: () => isRemoved,
  };
}

const near = { lat: 40.002, lng: -74.002 };

it('glides to a new position, and rests there', () => {
  const { marker, places, draw, isWaiting } = aMarker();
  marker.move(near);
  expect(places).toEqual([]);
  draw(GLIDE_MS / 2);
  expect(places.at(-1)?.lat).toBeCloseTo(40.001, 9);
  draw(GLIDE_MS);
  expect(places.at(-1)).toEqual(near);
  expect(isWaiting()).toBe(false);
  // The map is drawn again, such as after a zoom.
  marker.move(near);
  expect(isWaiting()).toBe(false);
});

it('turns to the next position from where it is', () => {
  const { marker, places, draw } = aMarker();
  marker.move(near);
  draw(GLIDE_MS / 2);
  marker.move({ lat: 40.001, lng: -74.001 });
  draw(GLIDE_MS / 2);
  expect(places.at(-1)?.lat).toBeCloseTo(40.001, 9);
  draw(GLIDE_MS);
  expect(places.at(-1)).toEqual({ lat: 40.001, lng: -74.001 });
});

it('jumps to a position that cannot be driven to at once, and for users who want less motion', () => {
  const { marker, places, isWaiting } = aMarker();
  marker.move({ lat: 41, lng: -74 });
  expect([places.length, isWaiting()]).toEqual([1, false]);
  const still = aMarker({ isStill: true });
  still.marker.move(near);
  expect(still.places).toEqual([near]);
});

it('stops when it is removed', () => {
  const { marker, places, draw, isRemoved } = aMarker();
  marker.move(near);
  marker.remove();
  draw(GLIDE_MS);
  expect([places.length, isRemoved()]).toEqual([0, true]);
});
