import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentSchema, parseEnvironment } from './environment.js';
import { SECRET_VARIABLES } from './secretFiles.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayfare-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The path of a file with these contents. */
function fileWith(contents: string): string {
  const file = join(folder, `secret-${contents.length}`);
  writeFileSync(file, contents);
  return file;
}

describe('a secret in a file', () => {
  it.each([
    ['without a newline', 'a secret of a metrics token'],
    ['with a newline', 'a secret of a metrics token\n'],
    ['with a Windows newline', 'a secret of a metrics token\r\n'],
  ])('is read %s', (_, contents) => {
    const METRICS_TOKEN_FILE = fileWith(contents);
    expect(parseEnvironment({ METRICS_TOKEN_FILE }).METRICS_TOKEN).toBe('a secret of a metrics token');
    expect(parseEnvironment({ METRICS_TOKEN_FILE, METRICS_TOKEN: '' }).METRICS_TOKEN).toBeDefined();
  });

  it('loses only the last newline', () => {
    const pem = '-----BEGIN KEY-----\nabc\n-----END KEY-----';
    const rest = { APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 'b', APPLE_KEY_ID: 'c' };
    expect(
      parseEnvironment({ ...rest, APPLE_PRIVATE_KEY_FILE: fileWith(`${pem}\n`) }).APPLE_PRIVATE_KEY,
    ).toBe(pem);
  });

  it('is checked as in a variable', () => {
    expect(() => parseEnvironment({ METRICS_TOKEN_FILE: fileWith('short') })).toThrow(
      'METRICS_TOKEN: must have 16 characters or more',
    );
  });

  it('may not also be in a variable, and neither value is shown', () => {
    const SESSION_SECRET_FILE = fileWith('in the file');
    expect(() => parseEnvironment({ SESSION_SECRET: 'in the variable', SESSION_SECRET_FILE })).toThrow(
      /^SESSION_SECRET: is set, and so is SESSION_SECRET_FILE; unset one of them$/,
    );
  });

  it('must be readable and have contents; every problem is named', () => {
    const missing = join(folder, 'missing');
    const given = { SMTP_URL_FILE: missing, REDIS_URL_FILE: fileWith('\n'), PORT: 'x' };
    expect(() => parseEnvironment(given)).toThrow('SMTP_URL_FILE: names a file that cannot be read (ENOENT)');
    expect(() => parseEnvironment(given)).toThrow('REDIS_URL_FILE: names an empty file');
    expect(() => parseEnvironment(given)).toThrow('PORT: must be');
  });
});

it('every variable with a telling name can be given as a file', () => {
  const names = Object.keys(environmentSchema.shape);
  // The address for requesting a token is no secret.
  const secretNames = names.filter((name) =>
    /(?:SECRET|TOKEN|PASSWORD|PRIVATE|ACCESS_KEY)(?!_URL)/.test(name),
  );
  expect(SECRET_VARIABLES).toEqual(expect.arrayContaining(secretNames));
  expect(names).toEqual(expect.arrayContaining([...SECRET_VARIABLES]));
});

it.each(['.env.example', 'docs/operations.md'])(
  '%s names every variable that can be given as a file',
  (file) => {
    const text = readFileSync(fileURLToPath(new URL(`../../../../${file}`, import.meta.url)), 'utf8');
    const [paragraph] = /[^\n]*NAME_FILE[\s\S]*?\n#?\n/.exec(text) ?? [''];
    expect(SECRET_VARIABLES.filter((name) => !paragraph.includes(name))).toEqual([]);
  },
);
