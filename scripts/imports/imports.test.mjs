import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { drawImports } from './drawImports.mjs';
import { judgeImports } from './judgeImports.mjs';
import { readImports } from './readImports.mjs';

const layers = [
  { name: 'Ground', about: 'below', folders: ['database'] },
  { name: 'Features', about: 'above', folders: ['wallet', 'booking', 'app.ts'] },
];

let source;
beforeEach(async () => {
  source = await mkdtemp(join(tmpdir(), 'wayfare-imports-'));
});
afterEach(() => rm(source, { recursive: true }));

/** The problems of a source tree with these files, by path. */
async function problemsOf(files) {
  return judgeImports(await read(files), layers);
}

async function read(files) {
  const whole = {
    'database/connect.ts': '',
    'wallet/post.ts': '',
    'booking/pay.ts': '',
    'app.ts': '',
    ...files,
  };
  for (const [path, text] of Object.entries(whole)) {
    await mkdir(dirname(join(source, path)), { recursive: true });
    await writeFile(join(source, path), text);
  }
  return readImports(source);
}

it('accepts imports from later folders to earlier ones', async () => {
  expect(
    await problemsOf({
      'app.ts': "import { pay } from './booking/pay.js';",
      'booking/pay.ts': "import { post } from '../wallet/post.js'; import '../database/connect.js';",
    }),
  ).toEqual([]);
});

it.each([
  ['an import', "import { pay } from '../booking/pay.js';"],
  ['an import with a type beside it', "import { type Paid, pay } from '../booking/pay.js';"],
  ['an import without names', "import '../booking/pay.js';"],
  ['an export', "export { pay } from '../booking/pay.js';"],
  ['an export of everything', "export * from '../booking/pay.js';"],
  ['an import while running', "export const load = () => import('../booking/pay.js');"],
])('rejects %s from a later folder', async (_kind, text) => {
  expect(await problemsOf({ 'wallet/post.ts': text })).toEqual([
    'wallet/post.ts imports booking/pay.ts, which is in a later folder',
  ]);
});

it.each([
  ['a type import', "import type { Paid } from '../booking/pay.js';"],
  ['an import of types only', "import { type Paid } from '../booking/pay.js';"],
  ['a type export', "export type { Paid } from '../booking/pay.js';"],
  ['an import of a package', "import { z } from 'zod';"],
])('accepts %s anywhere', async (_kind, text) => {
  expect(await problemsOf({ 'wallet/post.ts': text })).toEqual([]);
});

it('does not look at tests', async () => {
  expect(await problemsOf({ 'wallet/post.test.ts': "import { pay } from '../booking/pay.js';" })).toEqual([]);
});

it('rejects a cycle of files in one folder', async () => {
  expect(
    await problemsOf({
      'wallet/post.ts': "import './copy.js';",
      'wallet/copy.ts': "import './hold.js';",
      'wallet/hold.ts': "import './post.js';",
    }),
  ).toEqual(['cycle: wallet/copy.ts → wallet/hold.ts → wallet/post.ts → wallet/copy.ts']);
});

it('rejects a folder without a place, and a place without a folder', async () => {
  expect(await problemsOf({ 'chat/send.ts': '' })).toEqual([
    'chat has no place in scripts/imports/order.mjs',
  ]);
  await rm(join(source, 'chat'), { recursive: true });
  await rm(join(source, 'wallet'), { recursive: true });
  expect(judgeImports(await readImports(source), layers)).toEqual([
    'wallet is in scripts/imports/order.mjs but does not exist',
  ]);
});

describe('a folder without a place, when a layer is open', () => {
  const open = layers.map((layer) => ({ ...layer, isOpen: layer.name === 'Features' }));
  const above = { name: 'Process', about: 'on top', folders: ['app.ts'] };
  const withProcess = open
    .map((layer) => ({ ...layer, folders: layer.folders.filter((folder) => folder !== 'app.ts') }))
    .concat(above);
  const judged = async (files) => judgeImports(await read(files), withProcess);

  it('may import from lower layers, and higher layers may import from it', async () => {
    expect(
      await judged({
        'chat/send.ts': "import './text.js'; import '../database/connect.js';",
        'chat/text.ts': '',
        'app.ts': "import './chat/send.js';",
      }),
    ).toEqual([]);
  });

  it('may not import from its layer, and its layer may not import from it', async () => {
    expect(
      await judged({
        'chat/send.ts': "import '../wallet/post.js';",
        'mail/send.ts': "import '../chat/send.js';",
      }),
    ).toEqual([
      'chat/send.ts imports wallet/post.ts, which is not in a lower layer',
      'mail/send.ts imports chat/send.ts, which is not in a lower layer',
    ]);
    expect(
      await judged({ 'chat/send.ts': '', 'mail/send.ts': '', 'wallet/post.ts': "import '../chat/send.js';" }),
    ).toEqual(['wallet/post.ts imports chat/send.ts, which is not in a lower layer']);
  });

  it('is a folder: a new file beside the folders needs a place', async () => {
    expect(await judged({ 'chat.ts': '' })).toEqual(['chat.ts has no place in scripts/imports/order.mjs']);
  });

  it('is left out of the picture', async () => {
    const files = {
      'app.ts': "import './chat/send.js';",
      'chat/send.ts': "import '../database/connect.js';",
    };
    expect(drawImports(await read(files), withProcess)).not.toMatch(/chat|undefined/);
  });
});

it('draws layers from top to bottom, without arrows that others imply', async () => {
  const picture = drawImports(
    await read({
      'app.ts': "import './booking/pay.js'; import './wallet/post.js';",
      'booking/pay.ts': "import '../wallet/post.js'; import '../database/connect.js';",
    }),
    layers,
  );
  expect(picture).toBe(`flowchart TB
  subgraph Features["Features: above"]
    app_ts_["app.ts"]
    booking_["booking"]
    wallet_["wallet"]
    app_ts_ --> booking_
    booking_ --> wallet_
  end
  subgraph Ground["Ground: below"]
    database_["database"]
  end
  Features --> Ground`);
});
