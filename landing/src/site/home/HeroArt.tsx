import { brand } from '@wayfare/web/theme';

/** Width and height of the houses of a skyline, left to right. */
const farHouses = [
  [70, 150],
  [54, 210],
  [88, 120],
  [40, 260],
  [76, 180],
  [60, 300],
  [46, 220],
  [96, 150],
  [52, 330],
  [70, 240],
  [60, 170],
  [84, 280],
  [44, 200],
  [90, 140],
  [58, 250],
  [72, 190],
  [50, 300],
  [86, 160],
  [64, 220],
  [78, 130],
  [56, 190],
  [92, 150],
  [48, 230],
  [70, 120],
] as const;
const nearHouses = [
  [110, 90],
  [80, 150],
  [130, 70],
  [70, 190],
  [100, 120],
  [120, 80],
  [84, 160],
  [140, 100],
  [76, 130],
  [110, 180],
  [90, 110],
  [130, 70],
  [86, 150],
  [104, 96],
  [124, 130],
  [80, 84],
] as const;

function skyline(houses: readonly (readonly [number, number])[], ground: number): string {
  let x = -20;
  let path = `M-20 ${ground + 200}`;
  for (const [width, height] of houses) {
    path += `V${ground - height}H${x + width}`;
    x += width;
  }
  return `${path}V${ground + 200}Z`;
}

/** Lit windows, with the same scatter on every visit. */
const windows = Array.from({ length: 90 }, (_, index) => ({
  x: (index * 173) % 1600,
  y: 520 + ((index * 71) % 190),
  lit: index % 3 !== 0,
}));

/** A city at dusk with a road through it; `data-depth` is how far each layer moves when scrolling. */
export function HeroArt() {
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMax slice"
      focusable="false"
    >
      <defs>
        <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={brand.ink} />
          <stop offset="0.55" stopColor={brand.deep} />
          <stop offset="0.82" stopColor="#2f7d73" />
          <stop offset="1" stopColor="#7fae93" />
        </linearGradient>
        <radialGradient id="hero-glow">
          <stop offset="0" stopColor={brand.apricot} stopOpacity="0.75" />
          <stop offset="1" stopColor={brand.apricot} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1600" height="900" fill="url(#hero-sky)" />
      <g data-depth="0.45">
        <circle cx="1090" cy="560" r="330" fill="url(#hero-glow)" />
        <circle cx="1090" cy="560" r="92" fill={brand.apricot} />
      </g>
      <path data-depth="0.32" d={skyline(farHouses, 720)} fill="#1c5a57" />
      <g data-depth="0.2">
        <path d={skyline(nearHouses, 790)} fill="#124649" />
        <path
          d="M60 760V540h14v220M440 760V540h14v220M-60 660q60-10 125-118q195 200 382 0q60 100 140 112M-60 716H620"
          fill="none"
          stroke="#11454a"
          strokeWidth="9"
        />
        {windows.map(({ x, y, lit }, index) =>
          y > 600 && x > 640 ? (
            <rect
              key={index}
              x={x}
              y={y + 40}
              width="7"
              height="10"
              rx="1.5"
              fill={lit ? '#ffd79f' : '#2b6b69'}
              opacity="0.75"
            />
          ) : null,
        )}
      </g>
      <g data-depth="0.08">
        <path d="M-20 830C300 770 620 860 900 812s520-60 740-22v200H-20Z" fill="#0c3236" />
        <path
          d="M-20 880C260 800 520 900 820 850s480-80 820-30"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.5"
          strokeWidth="4"
          strokeDasharray="26 22"
        />
        <g transform="translate(1180 792)">
          <path
            d="M6 34c0-9 6-12 16-13l14-15c3-3 6-4 10-4h34c5 0 8 2 11 6l12 14c14 1 20 5 20 14v6c0 3-2 5-5 5H11c-3 0-5-2-5-5Z"
            fill={brand.apricot}
          />
          <path d="M42 9h18v13H31ZM66 9h14l11 13H66Z" fill={brand.ink} opacity="0.8" />
          <circle cx="34" cy="46" r="10" fill={brand.ink} />
          <circle cx="34" cy="46" r="4" fill="#9fb8b5" />
          <circle cx="98" cy="46" r="10" fill={brand.ink} />
          <circle cx="98" cy="46" r="4" fill="#9fb8b5" />
          <path d="M123 34l90 10v8l-90-8Z" fill="#fff3df" opacity="0.35" />
        </g>
      </g>
    </svg>
  );
}
