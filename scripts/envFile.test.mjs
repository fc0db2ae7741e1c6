import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SCRIPT = `
  const { loadEnvironmentFile } = await import(${JSON.stringify(new URL('./envFile.mjs', import.meta.url).href)});
  try {
    loadEnvironmentFile();
    const { WAYFARE_A = null, WAYFARE_B = null } = process.env;
    console.log(JSON.stringify([WAYFARE_A, WAYFARE_B]));
  } catch (error) {
    console.log(JSON.stringify(error.message));
  }
`;
let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfare-env-'));
  await writeFile(join(folder, 'variables'), "WAYFARE_A='from the file' # a comment\nWAYFARE_B=2\n");
});
afterAll(() => rm(folder, { recursive: true }));

async function loaded(environment) {
  const env = { PATH: process.env.PATH, ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    env,
  });
  return JSON.parse(stdout);
}
const file = (name) => ({ ENV_FILE: join(folder, name) });

describe('the environment file', () => {
  it('sets variables', async () => {
    expect(await loaded(file('variables'))).toEqual(['from the file', '2']);
  });

  it('does not change variables that are set, even empty ones', async () => {
    const set = { WAYFARE_A: 'from the shell', WAYFARE_B: '' };
    expect(await loaded({ ...file('variables'), ...set })).toEqual(['from the shell', '']);
  });

  it('is not read while ENV_FILE is empty', async () => {
    expect(await loaded({ ENV_FILE: '' })).toEqual([null, null]);
  });

  it('must exist if ENV_FILE names it', async () => {
    expect(await loaded(file('missing'))).toMatch(/missing cannot be read \(ENOENT\)/);
  });
});
