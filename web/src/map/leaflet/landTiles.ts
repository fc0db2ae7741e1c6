/** Where the site's build puts the squares of the map background. */
const ADDRESS = '/site-assets/map/v2';

/** A file of streets, and the box around them. */
export interface StreetFile extends Box {
  address: string;
}

/** One square of the map background, as the build creates it. */
interface LandTile {
  /** Rings as flat lists: lng, lat, lng, lat … */
  land: number[][];
  /** Largest first. */
  places: [name: string, lng: number, lat: number, population: number][];
  /** Streets in the square, where there are any. */
  streets?: StreetFile;
}

/** Side length of a square in degrees, the same as in the build. */
const DEGREES = 10;
const tiles = new Map<string, Promise<LandTile | null>>();

/** Loads the square at a corner once. Null if it is unavailable: the map also works without a background. */
function loadTile(x: number, y: number): Promise<LandTile | null> {
  const name = `${x}_${y}`;
  let tile = tiles.get(name);
  if (!tile) {
    tile = fetch(`${ADDRESS}/${name}.json`)
      .then((response) => (response.ok ? (response.json() as Promise<LandTile>) : null))
      .catch(() => {
        tiles.delete(name);
        return null;
      });
    tiles.set(name, tile);
  }
  return tile;
}

/** A part of the globe, in degrees. */
export interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

const corner = (degrees: number) => Math.floor(degrees / DEGREES) * DEGREES;

/** Every square that overlaps a box. */
export async function tilesIn(box: Box): Promise<LandTile[]> {
  const wanted: Promise<LandTile | null>[] = [];
  for (let x = corner(Math.max(-180, box.west)); x <= Math.min(179.9, box.east); x += DEGREES) {
    for (let y = corner(Math.max(-90, box.south)); y <= Math.min(89.9, box.north); y += DEGREES) {
      wanted.push(loadTile(x, y));
    }
  }
  return (await Promise.all(wanted)).filter((tile) => tile !== null);
}
