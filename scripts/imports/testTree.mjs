import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { placesIn, readAreas } from './areas.mjs';
import { judge } from './judge.mjs';
import { readSource } from './readSource.mjs';

export const order = ['ground', 'money', 'trips', 'app.ts'];

const face = (...files) => ({ about: 'a folder', face: files });

/** A source tree with three areas. */
const tree = {
  'ground/area.json': JSON.stringify({
    about: 'what all build on',
    folders: { 'clock.ts': { about: 'the time' }, database: face('connect.ts') },
  }),
  'ground/clock.ts': '',
  'ground/database/connect.ts': '',
  'money/area.json': JSON.stringify({
    about: 'moves between accounts',
    folders: { wallet: face('post.ts'), payment: face('charge.ts') },
  }),
  'money/wallet/post.ts': '',
  'money/payment/charge.ts': "import '../wallet/post.js';",
  'trips/area.json': JSON.stringify({ about: 'what riders book', folders: { booking: face('pay.ts') } }),
  'trips/booking/pay.ts':
    "import '../../money/payment/charge.js'; import '../../ground/database/connect.js';",
  'app.ts': "import './trips/booking/pay.js';",
};

/** Creates a folder for the source of a test, which `remove` deletes. */
export async function createSource() {
  const source = await mkdtemp(join(tmpdir(), 'wayfare-imports-'));
  return { source, remove: () => rm(source, { recursive: true }) };
}

/** Writes the tree with these files, by path; null leaves a file out. */
export async function writeTree(source, files) {
  for (const [path, text] of Object.entries({ ...tree, ...files })) {
    if (text === null) continue;
    await mkdir(dirname(join(source, path)), { recursive: true });
    await writeFile(join(source, path), text);
  }
}

/** Reads a tree with these files as the check does. */
export async function readTree(source, files) {
  await writeTree(source, files);
  const areas = await readAreas(source, order);
  return { facts: await readSource(source), areas, placeOf: placesIn(order, areas) };
}

/** Returns the texts of the violations in a tree with these files. */
export async function problemsOf(source, files) {
  const { facts, areas, placeOf } = await readTree(source, files);
  return judge(facts, order, areas, placeOf).map(({ text }) => text);
}

/** An area.json with these folders, and the face of each. */
export const areaWith = (faces) =>
  JSON.stringify({
    about: 'an area',
    folders: Object.fromEntries(Object.entries(faces).map(([name, files]) => [name, face(...files)])),
  });
