import { movedByKey, onGlobe, shiftedOnScreen } from './movableElement.js';
import { globeProjection } from './tileProjection.js';

const at = { lat: 40.75, lng: -73.98 };
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

it('moves a point by pixels of its zoom level, and back', () => {
  const moved = shiftedOnScreen(at, 120, -40, 14);
  const { x, y } = globeProjection(14);
  expect(x(moved.lng) - x(at.lng)).toBeCloseTo(120, 6);
  expect(y(moved.lat) - y(at.lat)).toBeCloseTo(-40, 6);
  const back = shiftedOnScreen(moved, -120, 40, 14);
  expect(back.lat).toBeCloseTo(at.lat, 9);
  expect(back.lng).toBeCloseTo(at.lng, 9);
});

it('moves with arrow keys in the direction of the arrow, further with Shift, and ignores other keys', () => {
  expect(movedByKey(key('ArrowUp'), at, 14)?.lat).toBeGreaterThan(at.lat);
  expect(movedByKey(key('ArrowDown'), at, 14)?.lat).toBeLessThan(at.lat);
  expect(movedByKey(key('ArrowLeft'), at, 14)?.lng).toBeLessThan(at.lng);
  const step = movedByKey(key('ArrowRight'), at, 14)?.lng ?? 0;
  expect(step).toBeGreaterThan(at.lng);
  expect(movedByKey(key('ArrowRight', true), at, 14)?.lng).toBeGreaterThan(step);
  expect(movedByKey(key('Enter'), at, 14)).toBeNull();
});

it('stays on the globe', () => {
  expect([onGlobe(181), onGlobe(-541), onGlobe(-73.98)]).toEqual([-179, 179, expect.closeTo(-73.98)]);
  expect(shiftedOnScreen({ lat: 0, lng: 179.9 }, 100, 0, 3).lng).toBeLessThan(-100);
  expect(shiftedOnScreen({ lat: 84, lng: 0 }, 0, -500, 3).lat).toBe(85);
});
