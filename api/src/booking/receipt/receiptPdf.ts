import { createRequire } from 'node:module';
import { directionOf } from '@wayfare/shared';
import PDFDocument from 'pdfkit';
import type { ReceiptContents } from './receiptContents.js';
import { visualRuns } from './visualRuns.js';

type Document = InstanceType<typeof PDFDocument>;
type Direction = 'ltr' | 'rtl';

const FONTS = 'dejavu-fonts-ttf/ttf';
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
export async function receiptPdf({ locale, title, rows, issuer }: ReceiptContents): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: MARGIN, lang: locale, info: { Title: title } });
  const parts: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  const { resolve: pathOf } = createRequire(import.meta.url);
  document.registerFont('regular', pathOf(`${FONTS}/DejaVuSans.ttf`));
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

/** Draws text in as many lines as it needs, from the side on which the language starts. Returns where it ends. */
function paragraph(document: Document, direction: Direction, text: string, place: Place): number {
  const { left, width, size, font = 'regular', color = colors.text } = place;
  document.font(font).fontSize(size).fillColor(color);
  let { y } = place;
  for (const line of linesOf(document, text, width)) {
    const runs = visualRuns(line, direction).map((run) => ({
      run,
      long: document.widthOfString(run, WHOLE),
    }));
    const length = runs.reduce((sum, { long }) => sum + long, 0);
    let x = direction === 'ltr' ? left : left + width - length;
    for (const { run, long } of runs) {
      document.text(run, x, y, WHOLE);
      x += long;
    }
    y += size + LINE_GAP;
  }
  return y;
}

/** Breaks text at spaces into lines that fit; a longer word gets a line of its own, cut where it must be. */
function linesOf(document: Document, text: string, width: number): string[] {
  const fits = (line: string) => document.widthOfString(line, WHOLE) <= width;
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
