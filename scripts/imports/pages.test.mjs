import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAreas } from './areas.mjs';
import { drawAreas, drawFolders, usesIn } from './drawImports.mjs';
import { withFaces } from './faces.mjs';
import { crossingAccesses } from './judgeServices.mjs';
import { listFolders } from './listFolders.mjs';
import { measure } from './measure.mjs';
import { areaWith, createSource, order, readTree } from './testTree.mjs';

let tree;
beforeEach(async () => {
  tree = await createSource();
});
afterEach(() => tree.remove());

const read = (files) => readTree(tree.source, files);

it('draws areas from top to bottom, without arrows that others imply', async () => {
  const { facts, areas, placeOf } = await read({});
  expect(drawAreas(usesIn(facts.imports, placeOf), order, areas)).toBe(`flowchart TB
  app_ts_["app.ts"]
  trips_["<b>trips</b>: what riders book<br>booking"]
  money_["<b>money</b>: moves between accounts<br>wallet, payment"]
  ground_["<b>ground</b>: what all build on<br>clock.ts, database"]
  app_ts_ --> trips_
  trips_ --> ground_
  trips_ --> money_`);
});

it('draws the folders of an area, with uses of data', async () => {
  const { facts, areas, placeOf } = await read({
    'money/wallet/wallet.repository.ts': '',
    'money/repositories.ts': `
      import { walletRepository } from './wallet/wallet.repository.js';
      export const repositories = { wallets: walletRepository(connection) };`,
    'money/payment/charge.ts': 'export const charge = ({ db }) => db.wallets.find();',
  });
  const uses = usesIn([...facts.imports, ...crossingAccesses(facts, placeOf)], placeOf);
  expect(drawFolders(uses, areas[1])).toBe(`flowchart TB
  payment_["payment"]
  wallet_["wallet"]
  payment_ --> wallet_`);
});

it('leaves out of the pictures what goes against the order', async () => {
  const { facts, areas, placeOf } = await read({
    'money/wallet/post.ts': "import '../payment/charge.js';",
    'money/payment/charge.ts': '',
  });
  expect(drawFolders(usesIn(facts.imports, placeOf), areas[1])).not.toContain('-->');
});

it('lists the folders of each area, the highest on top', async () => {
  const { areas } = await read({});
  expect(listFolders(areas.slice(0, 2))).toBe(`**money**: moves between accounts

| folder | what is in it |
|---|---|
| \`payment\` | a folder |
| \`wallet\` | a folder |

**ground**: what all build on

| folder | what is in it |
|---|---|
| \`database\` | a folder |
| \`clock.ts\` | the time |`);
});

it('counts arrows and uses of data, and those against the order', async () => {
  const { facts, placeOf } = await read({
    'money/payment/payment.repository.ts': '',
    'money/repositories.ts': `
      import { paymentRepository } from './payment/payment.repository.js';
      export const repositories = { payments: paymentRepository(connection) };`,
    'money/wallet/post.ts': "import type { Charge } from '../payment/charge.js'; db.payments; db.payments;",
    'trips/booking/ask.ts': 'db.payments;',
  });
  expect(measure(facts, placeOf)).toBe(
    '6 arrows between folders, 1 run back; 3 data accesses, 2 against the order',
  );
});

describe('faces', () => {
  const files = {
    'money/area.json': areaWith({ wallet: ['hold.ts', 'post.ts'], payment: [] }),
    'money/wallet/hold.ts': '',
  };
  const facesOf = (areas) => Object.values(areas[1].folders).map(({ face }) => face);

  it('lose files that no other folder imports', async () => {
    const { facts, areas, placeOf } = await read(files);
    expect(facesOf(withFaces(facts, areas, placeOf, false))).toEqual([['post.ts'], []]);
  });

  it('also gain files when everything is asked for', async () => {
    const { facts, areas, placeOf } = await read(files);
    expect(facesOf(withFaces(facts, areas, placeOf, true))).toEqual([['post.ts'], ['charge.ts']]);
  });

  it('are written in one line each, if that is short enough', async () => {
    const long = ['a', 'b'].map((letter) => `${letter.repeat(50)}.ts`);
    const folders = {
      wallet: { about: 'ledger', face: ['post.ts', 'hold.ts'] },
      payment: { about: 'cards', face: long },
    };
    await read({});
    await writeAreas(tree.source, [{ name: 'money', about: 'moves', folders }]);
    const text = await readFile(join(tree.source, 'money/area.json'), 'utf8');
    expect(text).toContain('      "face": ["post.ts", "hold.ts"]\n');
    expect(text).toContain(`      "face": [\n        "${long[0]}",\n        "${long[1]}"\n      ]\n`);
  });
});
