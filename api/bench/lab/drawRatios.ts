import type { FleetResult, PolicyResult } from './comparePolicies.js';
import { type Measure, measures } from './measures.js';
import type { Estimate } from './statistics.js';

/** The measures that are drawn: each as a ratio to the first policy. */
const rows: readonly Measure[] = [
  'served',
  'waitMean',
  'waitP90',
  'acceptP50',
  'acceptP90',
  'emptyKm',
  'offers',
  'earnings',
  'gini',
];
const [WIDTH, LEFT, RIGHT, TOP, ROW] = [760, 230, 24, 64, 40];
/** The ratios from the left edge to the right one, on a logarithmic scale. */
const [LOWEST, HIGHEST] = [0.15, 3];
const TICKS = [0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3];
const COLORS = ['#2f6fde', '#c2571a', '#2c8a57', '#8a4bb5'];
const BOUND_COLOR = '#7a7a7a';
const SIZE = 5;
/** Rows of one measure lie this far apart. */
const APART = 9;
/** About the width of a letter. */
const LETTER = 6.5;
/** Between two names of the legend. */
const GAP = 30;

/**
 * Draws the ratios of all policies to the first one as SVG, with their confidence intervals. It follows the
 * reader's dark mode. Policies differ by color and by shape.
 */
export function drawRatios({ drivers, policies, bound }: FleetResult): string {
  const others = policies.slice(1);
  const height = TOP + rows.length * ROW + 44;
  const bottom = TOP + rows.length * ROW;
  const title = `Decisions of dispatch with ${drivers} drivers, as ratios to ${policies[0]?.title.toLowerCase()}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">`,
    '<style>text{font:13px system-ui,sans-serif;fill:#24292f}.grid{stroke:#d0d7de}.one{stroke:#57606a}' +
      '@media (prefers-color-scheme:dark){text{fill:#e6edf3}.grid{stroke:#3d444d}.one{stroke:#9198a1}}</style>',
    ...legend(others),
    ...TICKS.flatMap((tick) => [
      `<line class="${tick === 1 ? 'one' : 'grid'}" x1="${x(tick)}" x2="${x(tick)}" y1="${TOP - 6}" y2="${bottom}"/>`,
      `<text x="${x(tick)}" y="${bottom + 18}" text-anchor="middle">${tick}×</text>`,
    ]),
    `<text x="${LEFT}" y="${bottom + 38}">(a) is 1×. Lines are 95 % confidence intervals.</text>`,
    ...rows.flatMap((measure, index) => drawRow(measure, TOP + index * ROW + ROW / 2, { others, bound })),
    '</svg>',
    '',
  ].join('\n');
}

function drawRow(
  measure: Measure,
  y: number,
  { others, bound }: { others: readonly PolicyResult[]; bound: Estimate },
): string[] {
  const marks = others.map(({ ratios }, index) => ({ estimate: ratios[measure], index }));
  return [
    `<text x="${LEFT - 16}" y="${y + 4}" text-anchor="end">${measures[measure].title}</text>`,
    ...marks.flatMap(({ estimate, index }) =>
      mark(estimate, y + (index - (marks.length - 1) / 2) * APART, index),
    ),
    ...(measure === 'emptyKm' ? [boundLine(x(bound.mean), y, 14)] : []),
  ];
}

function mark({ mean, half }: Estimate, y: number, index: number): string[] {
  const color = COLORS[index % COLORS.length] as string;
  const [from, to] = [mean - half, mean + half].map((value) => x(Number.isFinite(value) ? value : mean));
  return [
    `<line x1="${from}" x2="${to}" y1="${y}" y2="${y}" stroke="${color}" stroke-width="2"/>`,
    shape(x(mean), y, index, color),
  ];
}

/** A circle, a square, or a diamond. */
function shape(cx: number, cy: number, index: number, color: string): string {
  if (index % 3 === 0) return `<circle cx="${cx}" cy="${cy}" r="${SIZE}" fill="${color}"/>`;
  const square = `x="${cx - SIZE}" y="${cy - SIZE}" width="${2 * SIZE}" height="${2 * SIZE}" fill="${color}"`;
  return index % 3 === 1 ? `<rect ${square}/>` : `<rect ${square} transform="rotate(45 ${cx} ${cy})"/>`;
}

function legend(others: readonly PolicyResult[]): string[] {
  const entries = [...others.map(({ key, title }) => `(${key}) ${title}`), '(e) Clairvoyant bound'];
  let left = 20;
  return entries.flatMap((text, index) => {
    const at = left;
    left += GAP + text.length * LETTER;
    const isBound = index === others.length;
    return [
      isBound ? boundLine(at, 24, 10) : shape(at, 24, index, COLORS[index % COLORS.length] as string),
      `<text x="${at + 12}" y="28">${text}</text>`,
    ];
  });
}

const boundLine = (at: number, y: number, reach: number) =>
  `<line x1="${at}" x2="${at}" y1="${y - reach}" y2="${y + reach}" stroke="${BOUND_COLOR}" stroke-width="3" stroke-dasharray="4 2"/>`;

/** The place of a ratio from left to right, rounded to tenths. */
function x(ratio: number): number {
  const share = Math.log(Math.min(HIGHEST, Math.max(LOWEST, ratio)) / LOWEST) / Math.log(HIGHEST / LOWEST);
  return Math.round((LEFT + share * (WIDTH - LEFT - RIGHT)) * 10) / 10;
}
