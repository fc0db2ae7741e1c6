import sharp from 'sharp';
import { PRIVATE_KEY } from '../../basics/image/imageStore.js';

/** The key of the license picture that one of the demo's new drivers has sent. */
export const licenseKey = (driver: string) => `${PRIVATE_KEY}license-${driver}.webp`;

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="404">
<rect width="640" height="404" rx="24" fill="#dfe9f5"/><rect width="640" height="72" rx="24" fill="#0b5e4a"/>
<rect x="40" y="112" width="160" height="200" rx="8" fill="#b4c4d6"/><circle cx="120" cy="180" r="40" fill="#7a8ea6"/>
<path d="M56 312c0-84 128-84 128 0z" fill="#7a8ea6"/><g fill="#8fa3ba"><rect x="240" y="120" width="320" height="20" rx="6"/>
<rect x="240" y="168" width="240" height="20" rx="6"/><rect x="240" y="216" width="280" height="20" rx="6"/>
<rect x="240" y="264" width="180" height="20" rx="6"/></g></svg>`;

/** A drawing of a license without any data. */
export const drawLicense = (): Promise<Buffer> => sharp(Buffer.from(DRAWING)).webp().toBuffer();
