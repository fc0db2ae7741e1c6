import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../commands.mjs';
import { blocksIn } from './guideBlocks.mjs';
import { planResource } from './planResource.mjs';
import { GUIDE, writeFiles } from './planFiles.mjs';

let folder;
/** The guide, and the files it changes. */
let paths;
beforeAll(async () => {
  const blocks = blocksIn(await readFile(join(root, GUIDE), 'utf8'));
  paths = [GUIDE, ...blocks.filter(({ isChange }) => isChange).map(({ path }) => path)];
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfare-resource-'));
  for (const path of paths) await cp(join(root, path), join(folder, path));
});
afterEach(() => rm(folder, { recursive: true }));

const read = (path) => readFile(join(folder, path), 'utf8');
const put = async (path, text) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
};
async function add(...name) {
  const plan = await planResource(folder, ...name);
  await writeFiles(folder, plan.files);
  return plan;
}

it('gives every file, key and sentence of the guide the name, in the spelling of its place', async () => {
  const { files } = await add('snowGlobe');
  for (const { path, before, text } of files)
    expect(`${path}\n${before ? '' : text}`).not.toMatch(/announcement/i);
  const expected = {
    'shared/src/messages/snowGlobe/snowGlobe.schema.ts': [
      'sends for a snow globe.',
      'export const snowGlobeInputSchema',
      'export type SnowGlobe =',
    ],
    'shared/src/access/resources.ts': ['  snowglobes: {', "forAdmins('panel_snow_globes')"],
    'shared/locales/en/messages.json': [
      '"panel_snow_globes": "Snow globes"',
      '"panel_snow_globe_name": "Snow globe |||| Snow globes"',
      '"panel_no_snow_globes": "No snow globes yet."',
    ],
    'api/src/messages/repositories.ts': ['  snowGlobes: snowGlobeRepository(connection),'],
    'api/src/messages/snowGlobe/snowGlobe.repository.ts': ["'SnowGlobe', snowGlobeSchema, 'snowglobes'"],
    'api/src/messages/snowGlobe/snowGlobe.resource.ts': [
      "name: 'snowglobes'",
      "entity: 'SnowGlobe'",
      'db.snowGlobes.insert(',
    ],
    'api/src/messages/snowGlobe/snowGlobe.api.test.ts': [
      "post('/snowglobes'",
      'get(`/snowglobes/',
      'stores a snow globe,',
    ],
    'admin/src/App.tsx': ['  snowglobes: snowGlobe,'],
    'admin/src/messages/area.json': ['"snowGlobe": { "about": "snow globes from'],
  };
  for (const [path, parts] of Object.entries(expected))
    for (const part of parts) expect(await read(path)).toContain(part);
});

it('writes complete texts that quote the English name in other languages, and returns their keys', async () => {
  const { untranslated } = await add('penny');
  expect(untranslated).toEqual(['panel_pennies', 'panel_penny_name', 'panel_no_pennies']);
  expect(JSON.parse(await read('shared/locales/es/messages.json'))).toMatchObject({
    panel_pennies: 'Lista «pennies»',
    panel_penny_name: 'Registro «penny» |||| Registros «pennies»',
    panel_no_pennies: 'Todavía no hay registros «pennies».',
    panel_penny_title: 'Título',
  });
  expect(JSON.parse(await read('shared/locales/fr/messages.json'))).toMatchObject({
    panel_no_pennies: 'Aucune fiche «\u00A0pennies\u00A0» pour l’instant.',
  });
  const { panel_penny_name: arabic } = JSON.parse(await read('shared/locales/ar/messages.json'));
  expect(arabic.split(' |||| ')).toHaveLength(6);
  expect(arabic).toContain('سجلان «pennies»');
});

it('fits more than once', async () => {
  await add('confetti', 'confetti');
  await add('snowGlobe');
  expect(await read('shared/test/expectedResources.ts')).toMatch(
    /^ {2}confetti: [^]*^ {2}snowglobes: |^ {2}snowglobes: [^]*^ {2}confetti: /m,
  );
});

it.each([
  ['notes.md'],
  ['SnowGlobe'],
  ['snow-globe'],
  ['snow_globe'],
  [''],
  ['delete'],
  ['record'],
  ['error'],
  ['snowGlobe', 'snow globes'],
])('refuses %j, which is no name', async (...name) => {
  await expect(planResource(folder, ...name)).rejects.toThrow(/must be at most|name of the language/);
});

it('refuses a name that is taken', async () => {
  const refused = (name, where) => expect(planResource(folder, name)).rejects.toThrow(where);
  await refused('promo', "'promo' is taken: shared/src/access/resources.ts");
  await refused('device', "'device' is taken: api/src/messages/repositories.ts");
  await put('api/src/money/bill/bill.model.ts', '');
  await refused('bill', "'bill' is taken: api/src/money/bill");
  await put('api/src/money/repositories.ts', '({\n  coins: coinRepository(connection),\n});\n');
  await refused('coin', "'coin' is taken: api/src/money/repositories.ts");
  await put('shared/locales/en/money.json', '{\n  "panel_bank_note_title": "Note"\n}\n');
  await refused('bankNote', "'bankNote' is taken: shared/locales/en/money.json");
  await put('shared/src/money/coin.ts', 'export interface Bond {}\n');
  await refused('bond', "'bond' is taken: shared/src/money/coin.ts");
  await add('snowGlobe');
  await refused('snowGlobe', 'exists.');
});

it('refuses when a block of the guide does not fit', async () => {
  await put('admin/src/App.tsx', '');
  await expect(planResource(folder, 'snowGlobe')).rejects.toThrow(`${GUIDE} does not fit admin/src/App.tsx.`);
});

it('explains itself, and refuses a command without exactly one name', () => {
  const started = (...args) =>
    spawnSync(process.execPath, ['scripts/addResource.mjs', ...args], { cwd: root, encoding: 'utf8' });
  expect(started('--help').stdout).toContain('Usage: npm run add-resource');
  for (const args of [[], ['snowGlobe', 'penny'], ['--area', 'money', 'snowGlobe'], ['Trip']])
    expect(started(...args)).toMatchObject({ status: 1, stdout: '' });
});
