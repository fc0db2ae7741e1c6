import { spawnSync } from 'node:child_process';
import { root } from './commands.mjs';

const started = (script, ...args) =>
  spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 30_000,
  });

/** Tests that need a program which is seldom installed. */
describe.each([
  ['testCluster', 'npm run test:cluster', 'mongod', 'MONGOD'],
  ['testContract', 'npm run test:contract', 'schemathesis', 'SCHEMATHESIS'],
  ['testClients', 'npm run test:clients', 'oapi-codegen', 'OAPI_CODEGEN'],
])('scripts/%s.mjs', (script, command, program, variable) => {
  const startedWith = (env) =>
    spawnSync(process.execPath, [`scripts/${script}.mjs`], {
      cwd: root,
      encoding: 'utf8',
      timeout: 30_000,
      env: { ...process.env, ...env },
    });

  it('explains itself with --help', () => {
    const { status, stdout } = started(script, '--help');
    expect(status).toBe(0);
    for (const part of [`Usage: ${command}`, 'Options:', 'Examples:']) expect(stdout).toContain(part);
  });

  it('is skipped with a message where its program is missing', () => {
    const { status, stdout } = startedWith({ [variable]: '', PATH: '' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^Skipped: /) });
    expect(stdout).toContain(program);
  });

  it('fails where the named program does not exist', () => {
    expect(startedWith({ [variable]: '/no/such/program' })).toMatchObject({
      status: 1,
      stderr: `${variable}: there is no file /no/such/program\n`,
    });
  });
});

describe.each([
  ['start', 'npm start'],
  ['dev', 'npm run dev'],
  ['test', 'npm test'],
  ['generateClient', 'npm run generate-client'],
  ['checkContract', 'npm run check:contract'],
  ['simulate', 'npm run simulate'],
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
