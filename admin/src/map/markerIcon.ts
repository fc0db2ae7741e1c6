import L from 'leaflet';
import type { MarkerKind } from './MapView.js';

/** Fill and symbol of each type: never color alone. */
const looks: Record<MarkerKind, { fill: string; sign: string }> = {
  free: { fill: '#0f6b66', sign: car() },
  busy: { fill: '#b4441f', sign: car() },
  pickup: { fill: '#0f3f42', sign: '<circle cx="14" cy="14" r="4.500" fill="#fff"/>' },
  drop: { fill: '#8a5300', sign: '<rect x="10" y="10" width="8" height="8" rx="1" fill="#fff"/>' },
  here: { fill: '#0c5a78', sign: '<circle cx="14" cy="14" r="3.500" fill="#fff"/>' },
};

function car(): string {
  return '<path d="M8.500 16.500v-3l1.600-3.400a1.300 1.300 0 0 1 1.200-.8h5.400c.5 0 1 .3 1.200.8l1.600 3.400v3.700h-2v-1h-7v1h-2z" fill="#fff"/>';
}

const size = 28;

/** The icon of a marker. */
export function markerIcon(kind: MarkerKind): L.DivIcon {
  const { fill, sign } = looks[kind];
  return L.divIcon({
    className: '',
    html: `<svg width="${size}" height="${size}" viewBox="0 0 28 28" aria-hidden="true"><circle cx="14" cy="14" r="12" fill="${fill}" stroke="#fff" stroke-width="2"/>${sign}</svg>`,
    iconSize: [size, size],
    iconAnchor: [size / 2, size / 2],
    popupAnchor: [0, -size / 2],
  });
}

/** The icon of several markers in one place: their number. */
export function clusterIcon(count: number): L.DivIcon {
  const label = count > 99 ? '99+' : String(count);
  return L.divIcon({
    className: '',
    html: `<svg width="${size}" height="${size}" viewBox="0 0 28 28" aria-hidden="true"><circle cx="14" cy="14" r="13" fill="#0f3f42" stroke="#ffb45c" stroke-width="2"/><text x="14" y="18" text-anchor="middle" fill="#fff" font-size="11" font-weight="700" font-family="system-ui, sans-serif">${label}</text></svg>`,
    iconSize: [size, size],
    iconAnchor: [size / 2, size / 2],
    popupAnchor: [0, -size / 2],
  });
}
