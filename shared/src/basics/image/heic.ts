/** How much of the beginning of a picture `isHeic` reads, in bytes. */
export const HEIC_HEADER_BYTES = 64;

/** The brands of pictures whose codec is patented: those of iPhones, and of some other cameras. */
const HEIC_BRANDS = /^(?:hei[cxms]|hev[cxms])$/;

/**
 * Whether a picture is in the format HEIC, by its first bytes. Libraries and most browsers cannot read it.
 * Some cameras name a general brand first (`mif1`), and the format among those that follow it.
 */
export function isHeic(header: Uint8Array): boolean {
  const text = String.fromCharCode(...header.subarray(0, HEIC_HEADER_BYTES));
  if (text.slice(4, 8) !== 'ftyp') return false;
  const length = new DataView(header.buffer, header.byteOffset, header.byteLength).getUint32(0);
  // After the first brand comes its version, which is none.
  const brands = [text.slice(8, 12)];
  for (let at = 16; at + 4 <= Math.min(length, text.length); at += 4) brands.push(text.slice(at, at + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return false;
  return brands.some((brand) => HEIC_BRANDS.test(brand));
}
