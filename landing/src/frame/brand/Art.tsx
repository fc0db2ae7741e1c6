import { brand } from '@wayfare/web/theme';

/** For errors and missing pages. */
export function BrokenRoad() {
  return (
    <svg width="160" height="96" viewBox="0 0 160 96" aria-hidden="true">
      <ellipse cx="80" cy="86" rx="66" ry="7" fill="var(--mist)" />
      <path
        d="M16 70c14-26 30-34 46-26"
        fill="none"
        stroke={brand.lagoon}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M98 58c16 8 32 0 46-26"
        fill="none"
        stroke={brand.lagoon}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M70 36l8 12-6 8 10 14"
        fill="none"
        stroke={brand.ember}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="144" cy="20" r="9" fill={brand.apricot} />
    </svg>
  );
}

/** For empty lists. */
export function EmptyRoad() {
  return (
    <svg width="180" height="110" viewBox="0 0 180 110" aria-hidden="true">
      <ellipse cx="90" cy="98" rx="76" ry="8" fill="var(--mist)" />
      <path
        d="M20 92C52 92 44 46 84 46s32 30 72-22"
        fill="none"
        stroke={brand.lagoon}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d="M20 92C52 92 44 46 84 46s32 30 72-22"
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        strokeDasharray="5 7"
      />
      <circle cx="158" cy="20" r="11" fill={brand.apricot} />
      <circle cx="158" cy="20" r="4" fill={brand.ink} />
    </svg>
  );
}
