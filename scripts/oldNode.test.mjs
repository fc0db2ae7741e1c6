import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './commands.mjs';

const folder = join(root, 'scripts');
const read = (file) => readFileSync(join(folder, file), 'utf8');
/** The scripts behind the npm commands. */
const entries = readdirSync(folder).filter(
  (file) => /^\w+\.mjs$/.test(file) && read(file).includes('await main('),
);

/** The names that the scripts import from Node. All of them are in Node 18.15. */
const IN_NODE_18 = {
  'node:child_process': ['execFile', 'spawn'],
  'node:crypto': ['createHash'],
  'node:events': ['once'],
  'node:fs': ['existsSync'],
  'node:fs/promises': 'access constants mkdir mkdtemp readdir readFile rm stat statfs writeFile'.split(' '),
  'node:net': ['createServer'],
  'node:os': ['tmpdir'],
  'node:path': ['delimiter', 'dirname', 'join', 'resolve'],
  'node:url': ['fileURLToPath', 'pathToFileURL'],
  'node:util': ['parseArgs', 'promisify'],
};

/** The static imports of a script and of all files that it imports. */
function importsOf(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...read(file).matchAll(/^import ([^;]*?) from '([^']+)'([^;]*);/gm)].flatMap(
    ([, names, from, attributes]) => [
      { file, names, from, attributes },
      ...(from.startsWith('.') ? importsOf(join(dirname(file), from), seen) : []),
    ],
  );
}

describe.each(entries)('scripts/%s on a Node that is too old', (entry) => {
  it.each(['18.20.8', '20.11.1'])('prints on %s which versions are supported, and ends', (version) => {
    const versions = `{ value: { ...process.versions, node: '${version}' } }`;
    const older = `data:text/javascript,Object.defineProperty(process, 'versions', ${versions})`;
    const { status, stderr } = spawnSync(process.execPath, ['--import', older, join(folder, entry)], {
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(status).toBe(1);
    const sentence = `Node ${version} is not supported: install Node 26, or the latest 24, 22 or 20.`;
    expect(stderr.trim()).toBe(sentence);
  });

  it('can be loaded: nothing it imports is missing there', () => {
    const imports = importsOf(entry);
    expect(imports.length).toBeGreaterThan(1);
    for (const { file, names, from, attributes } of imports) {
      expect([file, attributes]).toEqual([file, '']);
      if (from.startsWith('.')) continue;
      const list = /^\{([^}]*)\}$/.exec(names)?.[1].split(',');
      const missing = list
        ?.map((name) => name.trim())
        .filter((name) => name && !IN_NODE_18[from]?.includes(name));
      expect([file, from, missing]).toEqual([file, from, []]);
    }
  });
});
