import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { areaWith, createSource, problemsOf } from './testTree.mjs';

let tree;
beforeEach(async () => {
  tree = await createSource();
});
afterEach(() => tree.remove());

const problems = (files) => problemsOf(tree.source, files);

it('accepts imports from higher areas and later folders', async () => {
  expect(await problems({})).toEqual([]);
});

const imports = [
  ['an import', (path) => `import { pay } from '${path}';`],
  ['an import with a type beside it', (path) => `import { type Paid, pay } from '${path}';`],
  ['an import without names', (path) => `import '${path}';`],
  ['an export', (path) => `export { pay } from '${path}';`],
  ['an export of everything', (path) => `export * from '${path}';`],
  ['an import while running', (path) => `export const load = () => import('${path}');`],
  ['a type import', (path) => `import type { Paid } from '${path}';`],
  ['an import of types only', (path) => `import { type Paid } from '${path}';`],
  ['a type export', (path) => `export type { Paid } from '${path}';`],
  ['a type export of everything', (path) => `export type * from '${path}';`],
  ['an import in a type', (path) => `export type Paid = import('${path}').Paid;`],
  ['the type of an import', (path) => `export type Pay = typeof import('${path}');`],
];

it.each(imports)('rejects %s from an area above', async (_kind, importOf) => {
  expect(await problems({ 'money/wallet/ask.ts': importOf('../../trips/booking/pay.js') })).toEqual([
    'money/wallet/ask.ts imports trips/booking/pay.ts, which is in an area above',
  ]);
});

it.each(imports)('rejects %s from a later folder', async (_kind, importOf) => {
  expect(await problems({ 'money/wallet/ask.ts': importOf('../payment/charge.js') })).toEqual([
    'money/wallet/ask.ts imports money/payment/charge.ts, which is in a later folder',
  ]);
});

it('rejects imports of a file above all areas', async () => {
  expect(await problems({ 'trips/booking/pay.ts': "import type { App } from '../../app.js';" })).toContain(
    'trips/booking/pay.ts imports app.ts, which is in an area above',
  );
});

it('accepts an import of a package anywhere', async () => {
  expect(await problems({ 'money/wallet/post.ts': "import { z } from 'zod';" })).toEqual([]);
});

it('does not look at tests', async () => {
  expect(
    await problems({ 'money/wallet/post.test.ts': "import { pay } from '../../trips/booking/pay.js';" }),
  ).toEqual([]);
});

it('rejects a cycle of files in one folder', async () => {
  expect(
    await problems({
      'money/wallet/post.ts': "import './copy.js';",
      'money/wallet/copy.ts': "import './hold.js';",
      'money/wallet/hold.ts': "import './post.js';",
    }),
  ).toEqual([
    'cycle: money/wallet/post.ts → money/wallet/copy.ts → money/wallet/hold.ts → money/wallet/post.ts',
  ]);
});

it('accepts a cycle of types in one folder', async () => {
  expect(
    await problems({
      'money/wallet/post.ts': "import type { Copy } from './copy.js';",
      'money/wallet/copy.ts': "import './post.js';",
    }),
  ).toEqual([]);
});

it('counts the folders in a folder to it', async () => {
  expect(
    await problems({
      'money/wallet/post.ts': "import './hold/hold.js';",
      'money/wallet/hold/hold.ts': "import type { Post } from '../post.js';",
      'money/wallet/hold/ask.ts': "import '../../payment/charge.js';",
    }),
  ).toContain('money/wallet/hold/ask.ts imports money/payment/charge.ts, which is in a later folder');
});

describe('places', () => {
  it('rejects an area, a folder and a file without a place', async () => {
    expect(await problems({ 'mail/send.ts': '', 'trips/chat/send.ts': '', 'main.ts': '' })).toEqual([
      'mail has no place: add it to scripts/imports/packages.mjs',
      'main.ts has no place: add it to scripts/imports/packages.mjs',
      'trips/chat has no place: add it to trips/area.json',
    ]);
  });

  it('rejects a place without a folder or file', async () => {
    await problems({});
    await rm(join(tree.source, 'money/wallet'), { recursive: true });
    await rm(join(tree.source, 'app.ts'));
    expect(await problems({ 'money/wallet/post.ts': null, 'app.ts': null })).toEqual(
      expect.arrayContaining([
        'scripts/imports/packages.mjs lists app.ts, which does not exist',
        'money/area.json lists wallet, which does not exist',
      ]),
    );
  });

  it('counts a file directly in an area as a folder', async () => {
    expect(
      await problems({
        'ground/clock.ts': "import './database/connect.js';",
        'ground/secret.ts': '',
      }),
    ).toEqual([
      'ground/secret.ts has no place: add it to ground/area.json',
      'ground/clock.ts imports ground/database/connect.ts, which is in a later folder',
    ]);
  });
});

describe('the files that assemble an area', () => {
  it('may import everything in it, and areas above may import them', async () => {
    expect(
      await problems({
        'money/wallet/wallet.routes.ts': '',
        'money/repositories.ts': "import './wallet/wallet.routes.js';",
        'money/index.ts': "import './repositories.js'; import './payment/charge.js';",
        'trips/index.ts': "import '../money/index.js';",
      }),
    ).toEqual([]);
  });

  it('are not imported by its folders', async () => {
    expect(
      await problems({
        'money/index.ts': '',
        'money/payment/charge.ts': "import '../wallet/post.js'; import '../index.js';",
      }),
    ).toEqual(['money/payment/charge.ts imports money/index.ts, which is in a later folder']);
  });
});

describe('faces', () => {
  it('rejects an import of a file that is not in the face of its folder', async () => {
    expect(
      await problems({
        'money/wallet/hold.ts': '',
        'money/payment/charge.ts':
          "import '../wallet/post.js'; import type { Hold } from '../wallet/hold.js';",
        'trips/booking/pay.ts':
          "import '../../money/payment/charge.js'; import '../../ground/database/batch.js';",
        'ground/database/batch.ts': '',
        'ground/database/connect.ts': '',
        'ground/area.json': areaWith({ 'clock.ts': [], database: [] }),
      }),
    ).toEqual([
      'money/payment/charge.ts imports money/wallet/hold.ts, which is not in the face of money/wallet',
      'trips/booking/pay.ts imports ground/database/batch.ts, which is not in the face of ground/database',
    ]);
  });

  it('rejects a file in a face that no other folder imports', async () => {
    expect(
      await problems({
        'money/area.json': areaWith({ wallet: ['post.ts', 'hold.ts', 'gone.ts'], payment: ['charge.ts'] }),
        'money/wallet/hold.ts': "import './post.js';",
        'money/index.ts': "import './wallet/hold.js';",
      }),
    ).toEqual([
      'hold.ts is in the face of money/wallet, but no other folder imports it',
      'gone.ts is in the face of money/wallet, but no other folder imports it',
    ]);
  });

  it('applies to an area that is one folder', async () => {
    const files = { 'trips/pay.ts': '', 'trips/ask.ts': '', 'trips/booking/pay.ts': '' };
    const app = { 'app.ts': "import './trips/ask.js';" };
    const unused = { 'money/area.json': areaWith({ wallet: ['post.ts'], payment: [] }) };
    const ground = { 'ground/area.json': areaWith({ 'clock.ts': [], database: [] }) };
    expect(
      await problems({
        ...files,
        ...app,
        ...unused,
        ...ground,
        'trips/area.json': JSON.stringify({ about: 'what riders book', face: ['pay.ts'] }),
      }),
    ).toEqual([
      'app.ts imports trips/ask.ts, which is not in the face of trips',
      'pay.ts is in the face of trips, but no other folder imports it',
    ]);
  });
});
