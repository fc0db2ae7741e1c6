import { spawnSync } from 'node:child_process';
import { root } from './commands.mjs';

const started = (script, ...args) =>
  spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 30_000,
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
