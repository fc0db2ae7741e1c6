import type { MapColors } from '../mapColors.js';
import { placeStreetNames, type StreetName } from './streetNames.js';
import { type DrawnStreet, overlaps } from './streets.js';
import { boxOf, projection, type TileCoords } from '../tileProjection.js';

/** Streets are drawn from this zoom level on: expressways and highways first. */
export const LEAST_STREET_ZOOM = 10;
const LEAST_ZOOM = { expressway: LEAST_STREET_ZOOM, highway: 11, street: 12 } as const;
/** Names are written from this zoom level on. */
const LEAST_NAME_ZOOM = { expressway: 13, highway: 13, street: 15 } as const;
const WIDTH = { expressway: 1.7, highway: 1.4, street: 1 } as const;
/** Streets have a border from this zoom level on. */
const LEAST_BORDER_ZOOM = 13;
const FONT = '600 11px system-ui, sans-serif';

/** Draws streets and their names on a tile of the map. */
export function drawStreets(
  context: CanvasRenderingContext2D,
  streets: readonly DrawnStreet[],
  coords: TileCoords,
  size: number,
  colors: MapColors,
): void {
  const box = boxOf(coords, size);
  const shown = streets.filter((street) => coords.z >= LEAST_ZOOM[street.kind] && overlaps(street, box));
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const paths = shown.map((street) => ({ kind: street.kind, path: pathOf(street, coords, size) }));
  if (coords.z >= LEAST_BORDER_ZOOM) {
    context.strokeStyle = colors.streetBorder;
    for (const { kind, path } of paths) {
      context.lineWidth = widthAt(coords.z, kind) + 2;
      context.stroke(path);
    }
  }
  for (const { kind, path } of paths) {
    context.strokeStyle = colors.streets[kind];
    context.lineWidth = widthAt(coords.z, kind);
    context.stroke(path);
  }
  drawNames(context, namesAt(streets, coords.z, size), coords, size, colors);
}

const widthAt = (zoom: number, kind: DrawnStreet['kind']) =>
  Math.max(1, WIDTH[kind] * 1.2 * 1.45 ** (zoom - 12));

function pathOf({ line }: DrawnStreet, coords: TileCoords, size: number): Path2D {
  const { x, y } = projection(coords, size);
  const path = new Path2D();
  for (let index = 0; index + 1 < line.length; index += 2) {
    path.lineTo(x(line[index] as number), y(line[index + 1] as number));
  }
  return path;
}

/** The names of each zoom level, placed once for the whole city so that they continue from tile to tile. */
const placed = new WeakMap<readonly DrawnStreet[], Map<number, readonly StreetName[]>>();

function namesAt(streets: readonly DrawnStreet[], zoom: number, size: number): readonly StreetName[] {
  const byZoom = placed.get(streets) ?? new Map<number, readonly StreetName[]>();
  placed.set(streets, byZoom);
  let names = byZoom.get(zoom);
  if (!names) {
    const { x, y } = projection({ x: 0, y: 0, z: zoom }, size);
    const named = streets.filter(({ kind }) => zoom >= LEAST_NAME_ZOOM[kind]);
    names = placeStreetNames(named, (lng, lat) => ({ x: x(lng), y: y(lat) }));
    byZoom.set(zoom, names);
  }
  return names;
}

function drawNames(
  context: CanvasRenderingContext2D,
  names: readonly StreetName[],
  coords: TileCoords,
  size: number,
  colors: MapColors,
): void {
  context.font = FONT;
  context.direction = 'ltr';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 3;
  context.strokeStyle = colors.land;
  context.fillStyle = colors.name;
  for (const { text, x, y, angle, width } of names) {
    const px = x - coords.x * size;
    const py = y - coords.y * size;
    if (px < -width || py < -width || px > size + width || py > size + width) continue;
    context.save();
    context.translate(px, py);
    context.rotate(angle);
    context.strokeText(text, 0, 0);
    context.fillText(text, 0, 0);
    context.restore();
  }
}
