import { createRequire } from 'node:module';
import { outlinedLetter, ownLetters } from './outlinedLetters.js';
import { receiptPdf } from './receiptPdf.js';

const own = ownLetters(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

describe('letters that the font of receipts lacks', () => {
  it('are the Chinese and Japanese ones, which are drawn as shapes of the same size', () => {
    for (const letter of ['王', '京', '東', 'さ', 'カ']) {
      expect(own.has(letter)).toBe(false);
      const shape = outlinedLetter(letter, 12);
      expect(shape?.width).toBeCloseTo(12, 0);
      expect(shape?.shapeAt(100, 200)).toMatch(/^M1?\d\d/);
    }
    for (const letter of ['A', 'é', 'م', '₹']) expect(own.has(letter)).toBe(true);
  });

  it('stay boxes if the second font lacks them, too', () => {
    expect(outlinedLetter('\u{1e900}', 12)).toBeNull();
  });

  it('are part of the receipt', async () => {
    const sizeFor = async (name: string) =>
      (await receiptPdf({ locale: 'en', title: 'Receipt', rows: [['Rider', name]], issuer: 'Wayfare' }))
        .length;
    // A box is a letter of the embedded font: a shape is much more.
    expect(await sizeFor('王小明')).toBeGreaterThan((await sizeFor('\u{1e900}\u{1e901}\u{1e902}')) + 500);
  });
});
