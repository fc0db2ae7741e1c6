import type { LatLng } from '@wayfare/shared';

/** A point of the demo city on a plane, in meters east and north of its center. */
export interface Spot {
  x: number;
  y: number;
}

const CENTER = { lat: 40.72, lng: -73.94 };
const METERS_PER_DEGREE = 111_195;
/** The city is small: one scale for its whole width is wrong by less than 0.3 %. */
const LNG_SCALE = METERS_PER_DEGREE * Math.cos((CENTER.lat * Math.PI) / 180);

/** A point of the globe on the plane. */
export const toPlane = ({ lat, lng }: LatLng): Spot => ({
  x: (lng - CENTER.lng) * LNG_SCALE,
  y: (lat - CENTER.lat) * METERS_PER_DEGREE,
});

/** A point of the plane on the globe. */
const toGlobe = ({ x, y }: Spot): LatLng => ({
  lat: CENTER.lat + y / METERS_PER_DEGREE,
  lng: CENTER.lng + x / LNG_SCALE,
});

/** A point of the plane on the globe, to five decimals as in polylines: about one meter. */
export function roundToGlobe(spot: Spot): LatLng {
  const { lat, lng } = toGlobe(spot);
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 };
}

/** The distance between two points, in meters. */
export const between = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point at a share (0 to 1) of the way from `a` to `b`. */
export const part = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The share (0 to 1) of the way from `a` to `b` that is nearest to a point. */
export function nearestShare(point: Spot, a: Spot, b: Spot): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  if (squared === 0) return 0;
  return Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / squared));
}
