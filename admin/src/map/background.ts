import L from 'leaflet';

/**
 * The map's background: land outlines and place names in ten-degree squares, served by the product
 * itself (the site's build creates them), so that maps work without any network service.
 */
const TILES = '/site-assets/map/v1';
const DEGREES = 10;
const MOST_LABELS = 40;
/** Space for one name, in pixels. */
const ROOM = { width: 90, height: 24 };

interface Tile {
  /** Rings as flat lists: lng, lat, lng, lat … */
  land: number[][];
  /** Largest first. */
  places: [name: string, lng: number, lat: number, population: number][];
}

export interface MapColors {
  sea: string;
  land: string;
  line: string;
  name: string;
}

const tiles = new Map<string, Promise<Tile | null>>();

/** Loads a square once. Null if it is unavailable: the map also works without a background. */
function loadTile(x: number, y: number): Promise<Tile | null> {
  const name = `${x}_${y}`;
  const known = tiles.get(name);
  if (known) return known;
  const tile = fetch(`${TILES}/${name}.json`)
    .then((response) => (response.ok ? (response.json() as Promise<Tile>) : null))
    .catch(() => {
      tiles.delete(name);
      return null;
    });
  tiles.set(name, tile);
  return tile;
}

const corner = (degrees: number) => Math.floor(degrees / DEGREES) * DEGREES;

/** The southwest corners of the squares that overlap an area. */
export function squaresOf(box: {
  west: number;
  east: number;
  south: number;
  north: number;
}): [number, number][] {
  const squares: [number, number][] = [];
  for (let x = corner(Math.max(-180, box.west)); x <= Math.min(179.9, box.east); x += DEGREES) {
    for (let y = corner(Math.max(-90, box.south)); y <= Math.min(89.9, box.north); y += DEGREES)
      squares.push([x, y]);
  }
  return squares;
}

const leastPopulation = (zoom: number) =>
  zoom >= 11 ? 0 : zoom >= 9 ? 30_000 : zoom >= 7 ? 150_000 : 700_000;

/** Draws land and names under a map and updates them as it moves. */
export function addBackground(map: L.Map, colors: MapColors): void {
  const drawn = new Set<string>();
  const names = L.layerGroup().addTo(map);
  let turn = 0;

  const update = async () => {
    const own = ++turn;
    const bounds = map.getBounds();
    const squares = squaresOf({
      west: bounds.getWest(),
      east: bounds.getEast(),
      south: bounds.getSouth(),
      north: bounds.getNorth(),
    });
    const loaded = await Promise.all(
      squares.map(async ([x, y]) => ({ key: `${x}_${y}`, tile: await loadTile(x, y) })),
    );
    // A newer move has started, or the map was removed.
    if (own !== turn) return;
    for (const { key, tile } of loaded) {
      if (!tile || drawn.has(key)) continue;
      drawn.add(key);
      landOf(tile, colors).addTo(map).bringToBack();
    }
    showNames(
      map,
      names,
      colors,
      loaded.flatMap(({ tile }) => tile?.places ?? []),
    );
  };

  map.on('moveend', () => void update());
  map.on('unload', () => {
    turn = Number.NaN;
  });
  void update();
}

function landOf(tile: Tile, colors: MapColors): L.Polygon {
  const rings = tile.land.map((ring) => {
    const points: L.LatLngTuple[] = [];
    for (let index = 0; index + 1 < ring.length; index += 2)
      points.push([ring[index + 1] ?? 0, ring[index] ?? 0]);
    return points;
  });
  return L.polygon(rings, {
    stroke: true,
    weight: 1,
    color: colors.land,
    fillColor: colors.land,
    fillOpacity: 1,
    interactive: false,
    smoothFactor: 0.5,
  });
}

function showNames(map: L.Map, layer: L.LayerGroup, colors: MapColors, places: Tile['places']) {
  layer.clearLayers();
  const bounds = map.getBounds();
  const least = leastPopulation(map.getZoom());
  const taken: L.Point[] = [];
  const inSight = places
    .filter(([, lng, lat, population]) => population >= least && bounds.contains([lat, lng]))
    .sort((a, b) => b[3] - a[3]);
  for (const [name, lng, lat] of inSight) {
    if (taken.length >= MOST_LABELS) break;
    const point = map.latLngToContainerPoint([lat, lng]);
    const crowded = taken.some(
      (other) => Math.abs(other.x - point.x) < ROOM.width && Math.abs(other.y - point.y) < ROOM.height,
    );
    if (crowded) continue;
    taken.push(point);
    layer.addLayer(nameAt(name, [lat, lng], colors));
  }
}

function nameAt(name: string, at: L.LatLngTuple, colors: MapColors): L.Marker {
  const element = document.createElement('span');
  element.textContent = name;
  element.dir = 'auto';
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, {
    position: 'absolute',
    // Without an explicit side, the text would be placed from the right on right-to-left pages.
    left: '0',
    top: '0',
    transform: 'translate(-50%, -50%)',
    whiteSpace: 'nowrap',
    font: '600 11px system-ui, sans-serif',
    color: colors.name,
    pointerEvents: 'none',
  });
  const icon = L.divIcon({ html: element, className: '', iconSize: [0, 0] });
  return L.marker(at, { icon, interactive: false, keyboard: false, zIndexOffset: -1000 });
}
