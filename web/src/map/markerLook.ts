import { brand } from '../theme/theme.js';
import type { MarkerKind } from './mapProps.js';

/** How a marker looks, in pixels. */
export interface MarkerLook {
  /** SVG, hidden from screen readers. */
  html: string;
  size: readonly [width: number, height: number];
  /** The point of it that marks the place. */
  anchor: readonly [x: number, y: number];
}

/** A pin, whose tip marks the place. */
const pin = (fill: string, sign: string): MarkerLook => ({
  html: `<svg width="36" height="44" viewBox="0 0 36 44" aria-hidden="true"><path d="M18 43c8-10 15-17 15-26A15 15 0 0 0 3 17c0 9 7 16 15 26Z" fill="${fill}" stroke="#fff" stroke-width="2"/>${sign}</svg>`,
  size: [36, 44],
  anchor: [18, 43],
});

/** A disc centered on the place. */
const disc = (fill: string, sign: string, border = '#fff'): MarkerLook => ({
  html: `<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><circle cx="14" cy="14" r="12" fill="${fill}" stroke="${border}" stroke-width="2"/>${sign}</svg>`,
  size: [28, 28],
  anchor: [14, 14],
});

const car =
  '<path d="M8.500 16.500v-3l1.600-3.400a1.300 1.300 0 0 1 1.200-.8h5.400c.5 0 1 .3 1.200.8l1.600 3.400v3.700h-2v-1h-7v1h-2z" fill="#fff"/>';

/** Fill and symbol of each type: never color alone. */
export const markerLooks: Record<MarkerKind, MarkerLook> = {
  pickup: pin(brand.lagoon, '<circle cx="18" cy="17" r="6" fill="#fff"/>'),
  drop: pin(brand.ember, '<rect x="12.5" y="11.5" width="11" height="11" rx="2" fill="#fff"/>'),
  stop: pin(brand.deep, '<path d="M18 11l6 6-6 6-6-6z" fill="#fff"/>'),
  driver: {
    html: '<svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true"><circle cx="22" cy="22" r="20" fill="#ffb45c" stroke="#fff" stroke-width="3"/><path d="M12 26v-5l3-1 3-5c.5-.8 1-1 2-1h5c1 0 1.5.2 2 1l3 5 3 1v5c0 .6-.4 1-1 1H13c-.6 0-1-.4-1-1Z" fill="#0b2b2e"/><circle cx="17" cy="27" r="2.6" fill="#fff"/><circle cx="28" cy="27" r="2.6" fill="#fff"/></svg>',
    size: [44, 44],
    anchor: [22, 22],
  },
  free: disc(brand.lagoon, car),
  busy: disc(brand.ember, car),
  away: disc('#5b6b6d', car),
  here: disc('#0c5a78', '<circle cx="14" cy="14" r="3.500" fill="#fff"/>'),
};

/** The kinds of cars. They merge with each other, and never hide what a car is needed for. */
const cars: readonly MarkerKind[] = ['driver', 'free', 'busy', 'away'];

/** Which crowd a marker merges with: cars with cars, and every other kind with its own. */
export const crowdOf = (kind: MarkerKind): MarkerKind | 'cars' => (cars.includes(kind) ? 'cars' : kind);

/** The look of several markers of one crowd in one place: their number. */
export function clusterLook(count: number, crowd: MarkerKind | 'cars'): MarkerLook {
  const label = count > 99 ? '99+' : String(count);
  const sign = (x: number, y: number) =>
    `<text x="${x}" y="${y}" text-anchor="middle" fill="#fff" font-size="11" font-weight="700" font-family="system-ui, sans-serif">${label}</text>`;
  return crowd === 'pickup' ? pin(brand.lagoon, sign(18, 21)) : disc(brand.deep, sign(14, 18), brand.apricot);
}
