import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The part of fontkit that this file uses. Fontkit has no types; pdfkit uses it, too. */
interface Fontkit {
  openSync(file: string): Font;
}
interface Font {
  unitsPerEm: number;
  ascent: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): Glyph;
}
interface Glyph {
  advanceWidth: number;
  path: { scale(x: number, y: number): { translate(x: number, y: number): { toSVG(): string } } };
}

const require = createRequire(import.meta.url);
const fontkit = require('fontkit') as Fontkit;
const FONT = '@fontsource-variable/noto-sans-sc';

/** A part of the font: a file with the letters of some ranges. */
interface Part {
  file: string;
  ranges: [from: number, to: number][];
  font?: Font;
}

let parts: Part[] | undefined;

/** The font's parts. They are read when a receipt first has a letter that its own font lacks. */
function loadParts(): Part[] {
  const ranges = JSON.parse(readFileSync(require.resolve(`${FONT}/unicode.json`), 'utf8')) as object;
  return Object.entries(ranges).map(([name, list]) => ({
    file: require.resolve(`${FONT}/files/noto-sans-sc-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: String(list).split(',').map(rangeOf),
  }));
}

/** A range as in CSS: `U+4e00-4e9f` or `U+4e00`. */
function rangeOf(range: string): [from: number, to: number] {
  const [from = '', to = from] = range.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

function fontOf(codePoint: number): Font | null {
  parts ??= loadParts();
  const part = parts.find(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to));
  if (!part) return null;
  part.font ??= fontkit.openSync(part.file);
  return part.font.hasGlyphForCodePoint(codePoint) ? part.font : null;
}

/** A letter to be drawn as a shape, of the given size in points. */
export interface OutlinedLetter {
  width: number;
  /** Its shape as an SVG path, with its baseline starting at a point. */
  shapeAt(x: number, baseline: number): string;
}

/**
 * A letter of an East Asian script as a shape; null for letters that this font lacks, too. pdfkit cannot
 * embed this font: its files are compressed in a way that it does not undo.
 */
export function outlinedLetter(letter: string, size: number): OutlinedLetter | null {
  const codePoint = letter.codePointAt(0) ?? 0;
  const font = fontOf(codePoint);
  if (!font) return null;
  const glyph = font.glyphForCodePoint(codePoint);
  const scale = size / font.unitsPerEm;
  return {
    width: glyph.advanceWidth * scale,
    shapeAt: (x, baseline) => glyph.path.scale(scale, -scale).translate(x, baseline).toSVG(),
  };
}

/**
 * A font file of the receipts' own letters: which it has, and how far its baseline is below the top of a line
 * of one point.
 */
export function ownLetters(file: string) {
  const font = fontkit.openSync(file);
  return {
    has: (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    baseline: font.ascent / font.unitsPerEm,
  };
}
