import { brand } from '@wayfare/web/theme';

/** A phone with a map on it: a trip being followed. */
export function RideArt() {
  return (
    <svg viewBox="0 0 560 400" width="100%" aria-hidden="true" focusable="false">
      <rect width="560" height="400" fill="#d3e6e2" />
      <path d="M0 300C120 250 180 340 300 300s180-90 260-60v160H0Z" fill="#b9d8d1" />
      <g transform="rotate(-6 280 200)">
        <rect x="190" y="40" width="180" height="350" rx="28" fill={brand.ink} />
        <rect x="200" y="52" width="160" height="326" rx="20" fill={brand.paper} />
        <path d="M200 120l160-40M200 210l160-30M240 52v240M310 52v240" stroke="#dfe5da" strokeWidth="10" />
        <path
          d="M232 250c8-60 22-50 50-64s20-60 52-74"
          fill="none"
          stroke={brand.lagoon}
          strokeWidth="7"
          strokeLinecap="round"
        />
        <circle cx="232" cy="250" r="10" fill={brand.ink} />
        <circle cx="232" cy="250" r="4" fill="#fff" />
        <path d="M334 82c-11 0-18 8-18 17 0 13 18 27 18 27s18-14 18-27c0-9-7-17-18-17Z" fill={brand.ember} />
        <circle cx="334" cy="99" r="6" fill="#fff" />
        <rect x="212" y="292" width="136" height="74" rx="14" fill="#fff" />
        <circle cx="236" cy="318" r="13" fill={brand.apricot} />
        <rect x="258" y="308" width="72" height="8" rx="4" fill={brand.ink} />
        <rect x="258" y="322" width="48" height="7" rx="3.5" fill="#b9c9c5" />
        <rect x="222" y="342" width="116" height="14" rx="7" fill={brand.lagoon} />
      </g>
      <circle cx="96" cy="96" r="42" fill={brand.apricot} />
    </svg>
  );
}

/** The view over a steering wheel onto an open road. */
export function DriveArt() {
  return (
    <svg viewBox="0 0 560 400" width="100%" aria-hidden="true" focusable="false">
      <rect width="560" height="400" fill="#f7d9b0" />
      <circle cx="290" cy="176" r="62" fill={brand.apricot} />
      <path d="M0 210C90 150 150 190 230 176s200-70 330-6v240H0Z" fill="#2f7d73" />
      <path d="M270 190h26l170 210H60Z" fill={brand.deep} />
      <path d="M282 214v14M279 252v22M275 300v34" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <path d="M0 330c90-46 190-60 280-60s190 14 280 60v70H0Z" fill={brand.ink} />
      <circle cx="176" cy="392" r="104" fill="none" stroke="#1b4a4d" strokeWidth="22" />
      <path d="M84 384h184M176 392v-40" stroke="#1b4a4d" strokeWidth="20" strokeLinecap="round" />
      <rect x="356" y="312" width="118" height="72" rx="14" fill="#12484a" />
      <path
        d="M372 362c14-34 30-6 44-22s10-14 40-16"
        fill="none"
        stroke={brand.apricot}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}
