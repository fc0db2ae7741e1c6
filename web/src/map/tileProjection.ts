import type { MapBounds } from '@wayfare/shared';

/** A square of a zoom level's map. */
export interface TileCoords {
  x: number;
  y: number;
  z: number;
}

/** Converts between degrees and the pixels of a tile. */
export interface Projection {
  x(lng: number): number;
  y(lat: number): number;
  lngAt(pixel: number): number;
  latAt(pixel: number): number;
}

/** Web Mercator, as all web maps use it. Leaflet's own version creates an object for every point. */
export function projection(coords: TileCoords, size: number): Projection {
  const world = size * 2 ** coords.z;
  const x = (lng: number) => ((lng + 180) / 360) * world - coords.x * size;
  const y = (lat: number) => {
    const sine = Math.sin((Math.max(-85.05, Math.min(85.05, lat)) * Math.PI) / 180);
    return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world - coords.y * size;
  };
  const lngAt = (pixel: number) => ((pixel + coords.x * size) / world) * 360 - 180;
  const latAt = (pixel: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * (pixel + coords.y * size)) / world))) * 180) / Math.PI;
  return { x, y, lngAt, latAt };
}

/** The part of the globe that a tile shows. */
export function boxOf(coords: TileCoords, size: number): MapBounds {
  const { lngAt, latAt } = projection(coords, size);
  return { west: lngAt(0), east: lngAt(size), south: latAt(size), north: latAt(0) };
}

/** The pixels of the whole globe at a zoom level, of 256 pixels at zoom 0. */
export const globeProjection = (zoom: number): Projection => projection({ x: 0, y: 0, z: zoom }, 256);
