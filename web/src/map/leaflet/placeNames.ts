import L from 'leaflet';
import { tilesIn } from './landTiles.js';
import type { MapColors } from '../mapColors.js';

/** Maximum number of names. */
const MOST_NAMES = 40;
/** Space for one name, in pixels. */
const ROOM = { width: 96, height: 26 };

const leastPopulation = (zoom: number) =>
  zoom >= 11 ? 0 : zoom >= 9 ? 30_000 : zoom >= 7 ? 150_000 : 700_000;

/** Writes place names on a map, largest first, without overlaps. Returns a function that stops it. */
export function showPlaceNames(map: L.Map, colors: MapColors): () => void {
  const layer = L.layerGroup().addTo(map);
  let turn = 0;
  const update = async () => {
    const own = ++turn;
    const bounds = map.getBounds();
    const box = {
      west: bounds.getWest(),
      east: bounds.getEast(),
      south: bounds.getSouth(),
      north: bounds.getNorth(),
    };
    const tiles = await tilesIn(box);
    // Newer moves win, and a removed map gets no names.
    if (own !== turn) return;
    layer.clearLayers();
    const taken: L.Point[] = [];
    const least = leastPopulation(map.getZoom());
    const places = tiles
      .flatMap((tile) => tile.places)
      .filter(([, lng, lat, population]) => population >= least && bounds.contains([lat, lng]))
      .sort((a, b) => b[3] - a[3]);
    for (const [name, lng, lat, population] of places) {
      if (taken.length >= MOST_NAMES) break;
      const point = map.latLngToContainerPoint([lat, lng]);
      const crowded = taken.some(
        (other) => Math.abs(other.x - point.x) < ROOM.width && Math.abs(other.y - point.y) < ROOM.height,
      );
      if (crowded) continue;
      taken.push(point);
      layer.addLayer(nameAt([lat, lng], name, population, colors));
    }
  };
  const onMove = () => void update();
  map.on('moveend', onMove);
  onMove();
  return () => {
    turn = Number.NaN;
    map.off('moveend', onMove);
    layer.remove();
  };
}

function nameAt(at: L.LatLngTuple, name: string, population: number, colors: MapColors): L.Marker {
  const element = document.createElement('span');
  element.textContent = name;
  element.dir = 'auto';
  const size = population >= 1_000_000 ? 13 : population >= 100_000 ? 12 : 11;
  element.style.cssText = `position:absolute;left:0;top:0;transform:translate(-50%,-50%);white-space:nowrap;font:600 ${size}px system-ui,sans-serif;color:${colors.name};text-shadow:0 0 3px ${colors.land},0 0 3px ${colors.land};pointer-events:none`;
  element.setAttribute('aria-hidden', 'true');
  return L.marker(at, {
    icon: L.divIcon({ html: element, className: '', iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
    zIndexOffset: -1000,
  });
}
