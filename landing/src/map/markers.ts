import L from 'leaflet';
import { palette } from '../theme.js';

export type MarkerKind = 'pickup' | 'drop' | 'driver';

const pin = (colour: string, inner: string) =>
  `<svg width="36" height="44" viewBox="0 0 36 44" aria-hidden="true"><path d="M18 43c8-10 15-17 15-26A15 15 0 0 0 3 17c0 9 7 16 15 26Z" fill="${colour}" stroke="#fff" stroke-width="2"/>${inner}</svg>`;

const pictures: Record<MarkerKind, { html: string; size: L.PointTuple; anchor: L.PointTuple }> = {
  pickup: {
    html: pin(palette.lagoon, '<circle cx="18" cy="17" r="6" fill="#fff"/>'),
    size: [36, 44],
    anchor: [18, 43],
  },
  drop: {
    html: pin(palette.ember, '<rect x="12.5" y="11.5" width="11" height="11" rx="2" fill="#fff"/>'),
    size: [36, 44],
    anchor: [18, 43],
  },
  driver: {
    html: `<svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true"><circle cx="22" cy="22" r="20" fill="${palette.apricot}" stroke="#fff" stroke-width="3"/><path d="M12 26v-5l3-1 3-5c.5-.8 1-1 2-1h5c1 0 1.5.2 2 1l3 5 3 1v5c0 .6-.4 1-1 1H13c-.6 0-1-.4-1-1Z" fill="${palette.ink}"/><circle cx="17" cy="27" r="2.6" fill="#fff"/><circle cx="28" cy="27" r="2.6" fill="#fff"/></svg>`,
    size: [44, 44],
    anchor: [22, 22],
  },
};

/** A marker drawn as inline SVG, with its meaning as text for screen readers. */
export function marker(kind: MarkerKind, at: L.LatLngTuple, label: string): L.Marker {
  const { html, size, anchor } = pictures[kind];
  const element = document.createElement('div');
  element.innerHTML = html;
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', label);
  const icon = L.divIcon({ html: element, className: '', iconSize: size, iconAnchor: anchor });
  return L.marker(at, {
    icon,
    title: label,
    alt: label,
    keyboard: false,
    interactive: false,
    zIndexOffset: kind === 'driver' ? 500 : 0,
  });
}
