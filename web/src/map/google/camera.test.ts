import { globeProjection } from '../tileProjection.js';
import { cameraFor } from './camera.js';

const size = { width: 640, height: 320 };
const framing = { padding: 48, maxZoom: 14 };
const newYork = { lat: 40.7128, lng: -74.006 };
const boston = { lat: 42.3601, lng: -71.0589 };

/** Where a point is on a map with this camera, in pixels from its top left corner. */
function pixelOf(point: typeof newYork, { center, zoom }: ReturnType<typeof cameraFor>) {
  const { x, y } = globeProjection(zoom);
  return {
    x: x(point.lng) - x(center.lng) + size.width / 2,
    y: y(point.lat) - y(center.lat) + size.height / 2,
  };
}

describe('the camera that shows all points', () => {
  it.each([
    ['north to south', [newYork, { lat: 44, lng: -74 }]],
    ['west to east', [newYork, { lat: 40.7, lng: -65 }]],
    ['of three', [newYork, boston, { lat: 41.5, lng: -73 }]],
  ])('keeps points %s away from the edge, as close as it can', (_name, points) => {
    const camera = cameraFor(points, size, framing);
    const isInside = (zoom: number) =>
      points.every((point) => {
        const { x, y } = pixelOf(point, { ...camera, zoom });
        const { padding } = framing;
        return x >= padding && x <= size.width - padding && y >= padding && y <= size.height - padding;
      });
    expect(camera.zoom).toBeGreaterThan(3);
    expect([isInside(camera.zoom), isInside(camera.zoom + 1)]).toEqual([true, false]);
  });

  it('is no closer than allowed to one point, and shows the globe if the map has no size yet', () => {
    expect(cameraFor([newYork], size, framing)).toEqual({
      center: { lat: expect.closeTo(newYork.lat, 6), lng: expect.closeTo(newYork.lng, 6) },
      zoom: 14,
    });
    expect(cameraFor([newYork, boston], { width: 0, height: 0 }, framing).zoom).toBe(3);
  });
});
