import { spawnSync } from 'node:child_process';
import { root } from './commands.mjs';

const started = (script, ...args) =>
  spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 30_000,
  });

const withoutMongod = (...args) =>
  spawnSync(process.execPath, ['scripts/testCluster.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 30_000,
    env: { ...process.env, MONGOD: '', PATH: '' },
  });

describe('scripts/testCluster.mjs', () => {
  it('explains itself with --help', () => {
    const { status, stdout } = started('testCluster', '--help');
    expect(status).toBe(0);
    for (const part of ['Usage: npm run test:cluster', 'Options:', 'Examples:'])
      expect(stdout).toContain(part);
  });

  it("is skipped with a message where there is no MongoDB, and fails if the named one doesn't exist", () => {
    expect(withoutMongod()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Skipped: .*mongod/) });
    const missing = spawnSync(process.execPath, ['scripts/testCluster.mjs'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, MONGOD: '/no/such/mongod' },
    });
    expect(missing).toMatchObject({ status: 1, stderr: 'MONGOD: there is no file /no/such/mongod\n' });
  });
});

describe.each([
  ['start', 'npm start'],
  ['dev', 'npm run dev'],
  ['test', 'npm test'],
  ['generateClient', 'npm run generate-client'],
])('scripts/%s.mjs', (script, command) => {
  it.each(['--help', '-h'])('explains itself with %s, and does nothing else', (option) => {
    const { status, stdout, stderr } = started(script, option);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const part of [`Usage: ${command}`, 'Options:', 'Examples:']) expect(stdout).toContain(part);
  });

  it('rejects unknown options and arguments before it does anything', () => {
    for (const argument of ['--fast', 'everything']) {
      const { status, stdout, stderr } = started(script, argument);
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toMatch(/^(Unknown option|Unexpected argument|Usage: npm test).*\n$/);
    }
  });
});
