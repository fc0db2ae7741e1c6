import { createRequire } from 'node:module';
import { directionOf } from '@wayfare/shared';
import PDFDocument from 'pdfkit';
import { outlinedLetter, ownLetters } from './outlinedLetters.js';
import type { ReceiptContents } from './receiptContents.js';
import { visualRuns } from './visualRuns.js';

type Document = InstanceType<typeof PDFDocument>;
type Direction = 'ltr' | 'rtl';

const FONTS = 'dejavu-fonts-ttf/ttf';
const { resolve: pathOf } = createRequire(import.meta.url);
const REGULAR = pathOf(`${FONTS}/DejaVuSans.ttf`);
/** Both weights have the same letters. */
const own = ownLetters(REGULAR);
/**
 * The letters of the second font are thin: a line of this part of their size around them makes them as bold
 * as the others.
 */
const OUTLINE_PART = { regular: 0.022, bold: 0.06 };
const MARGIN = 56;
/** The part of the width that labels have. */
const LABEL_PART = 0.36;
const LINE_GAP = 6;
/** Between a label and its value. */
const GAP = 12;
/** Features are given, even if none, so that pdfkit shapes a whole run and does not cut it into words. */
const WHOLE = { lineBreak: false, features: [] as PDFKit.Mixins.OpenTypeFeatures[] };

const colors = { text: '#1f2a2a', label: '#55605f', line: '#cfd8d6' };

/** A receipt as a PDF of one page, or more if addresses are very long. */
export async function receiptPdf({
  locale,
  title,
  rows,
  issuer,
}: Pick<ReceiptContents, 'locale' | 'title' | 'rows' | 'issuer'>): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: MARGIN, lang: locale, info: { Title: title } });
  const parts: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  document.registerFont('regular', REGULAR);
  document.registerFont('bold', pathOf(`${FONTS}/DejaVuSans-Bold.ttf`));
  draw(document, directionOf(locale), { title, rows, issuer });
  document.end();
  return finished;
}

function draw(
  document: Document,
  direction: Direction,
  { title, rows, issuer }: Pick<ReceiptContents, 'title' | 'rows' | 'issuer'>,
): void {
  const width = document.page.width - 2 * MARGIN;
  const labelWidth = width * LABEL_PART;
  const isLtr = direction === 'ltr';
  const label = {
    left: isLtr ? MARGIN : MARGIN + width - labelWidth + GAP,
    width: labelWidth - GAP,
  };
  const value = { left: isLtr ? MARGIN + labelWidth : MARGIN, width: width - labelWidth };
  const page = { left: MARGIN, width };

  let y = MARGIN;
  y = paragraph(document, direction, title, { ...page, y, size: 22, font: 'bold' }) + 12;
  for (const [name, text] of rows) {
    if (y > document.page.height - 2 * MARGIN) {
      document.addPage();
      y = MARGIN;
    }
    rule(document, y, width);
    y += 8;
    const nameEnd = paragraph(document, direction, name, { ...label, y, size: 11, color: colors.label });
    y = Math.max(nameEnd, paragraph(document, direction, text, { ...value, y, size: 11 })) + 2;
  }
  rule(document, y, width);
  paragraph(document, direction, issuer, { ...page, y: y + 14, size: 9, color: colors.label });
}

const rule = (document: Document, y: number, width: number) =>
  document
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + width, y)
    .lineWidth(0.5)
    .stroke(colors.line);

interface Place {
  left: number;
  width: number;
  y: number;
  size: number;
  font?: 'regular' | 'bold';
  color?: string;
}

/**
 * Draws text in as many lines as it needs, from the side where the language starts. Returns where it ends.
 */
function paragraph(document: Document, direction: Direction, text: string, place: Place): number {
  const { left, width, size, font = 'regular', color = colors.text } = place;
  document.font(font).fontSize(size).fillColor(color);
  let { y } = place;
  for (const line of linesOf(document, text, { width, size })) {
    const pieces = visualRuns(line, direction).flatMap((run) => piecesOf(document, run, size));
    const length = pieces.reduce((sum, piece) => sum + piece.width, 0);
    let x = direction === 'ltr' ? left : left + width - length;
    for (const piece of pieces) {
      if (typeof piece.drawn === 'string') document.text(piece.drawn, x, y, WHOLE);
      else
        document
          .path(piece.drawn(x, y + own.baseline * size))
          .lineWidth(OUTLINE_PART[font] * size)
          .fillAndStroke(color, color);
      x += piece.width;
    }
    y += size + LINE_GAP;
  }
  return y;
}

/** A part of a line: a text in the document's font, or the shape of a letter that it lacks. */
interface Piece {
  width: number;
  drawn: string | ((x: number, baseline: number) => string);
}

/** A run of letters in the pieces that are drawn, in the same order. */
function piecesOf(document: Document, run: string, size: number): Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  const endText = () => {
    if (text) pieces.push({ width: document.widthOfString(text, WHOLE), drawn: text });
    text = '';
  };
  for (const letter of run) {
    const shape = own.has(letter) ? null : outlinedLetter(letter, size);
    if (!shape) {
      text += letter;
      continue;
    }
    endText();
    pieces.push({ width: shape.width, drawn: shape.shapeAt });
  }
  endText();
  return pieces;
}

/** Breaks text at spaces into lines that fit; a longer word gets a line of its own, cut where it must be. */
function linesOf(
  document: Document,
  text: string,
  { width, size }: { width: number; size: number },
): string[] {
  const fits = (line: string) =>
    piecesOf(document, line, size).reduce((sum, piece) => sum + piece.width, 0) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const character of word) {
      if (line && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}
