import { readdir, readFile } from 'node:fs/promises';

const root = new URL('../', import.meta.url);
const read = (path) => readFile(new URL(path, root), 'utf8');
const { name, private: isPrivate, workspaces } = JSON.parse(await read('package.json'));
const { packages } = JSON.parse(await read('package-lock.json'));

/** Commands that fetch a package by its name, followed by one of ours. */
const FETCHES_OURS =
  /\b(?:npm|pnpm|yarn|bun)\s+(?:install|i|add|exec|dlx|create|init)\b[^`\n]*@wayfare\/|\b(?:npx|bunx)\b[^`\n]*@wayfare\//;
/** Addresses of packages at registries and at networks that serve their files. */
const FROM_A_REGISTRY =
  /(?:registry\.[\w.]+|unpkg\.com|jsdelivr\.net\/npm|esm\.sh|skypack\.dev|npmjs\.com\/package)\/@wayfare/;

/** The pages that tell people what to install and import. */
async function pages() {
  const inDocs = await readdir(new URL('docs', root), { recursive: true });
  const found = [...inDocs.map((path) => `docs/${path}`), 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];
  return found.filter((path) => path.endsWith('.md'));
}

describe('our packages, whose names anybody could take at a public registry', () => {
  it('are private, so that nobody publishes one by mistake', async () => {
    expect(isPrivate).toBe(true);
    expect(workspaces.length).toBeGreaterThan(5);
    for (const workspace of workspaces) {
      const own = JSON.parse(await read(`${workspace}/package.json`));
      expect([workspace, own.private]).toEqual([workspace, true]);
      expect(own.name.startsWith('@wayfare/')).toBe(true);
    }
  });

  it('come from this repository: the lock file links each name of ours to a folder', async () => {
    const ours = Object.entries(packages).filter(([path]) => path.includes('node_modules/@wayfare/'));
    expect(ours).toHaveLength(workspaces.length);
    for (const [path, { link, resolved }] of ours)
      expect([path, link, workspaces.includes(resolved)]).toEqual([path, true, true]);
  });

  it('are used by no package under a name that is not one of these folders', async () => {
    const names = new Set(
      await Promise.all(
        workspaces.map(async (folder) => JSON.parse(await read(`${folder}/package.json`)).name),
      ),
    );
    const used = await Promise.all(
      ['.', ...workspaces].map(async (folder) => {
        const { dependencies, devDependencies, peerDependencies } = JSON.parse(
          await read(`${folder}/package.json`),
        );
        return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
      }),
    );
    const unknown = used.flat().filter((used) => used.startsWith('@wayfare/') && !names.has(used));
    expect([name, unknown]).toEqual(['wayfare', []]);
  });

  it('are installed from a file in all pages, and from no registry', async () => {
    for (const page of await pages()) {
      const text = await read(page);
      expect([page, FETCHES_OURS.exec(text)?.[0], FROM_A_REGISTRY.exec(text)?.[0]]).toEqual([
        page,
        undefined,
        undefined,
      ]);
    }
    expect(FETCHES_OURS.test('npm install --save @wayfare/client')).toBe(true);
    expect(FETCHES_OURS.test('npx @wayfare/client')).toBe(true);
    expect(FROM_A_REGISTRY.test('https://unpkg.com/@wayfare/client')).toBe(true);
    expect(await read('docs/integrating.md')).toContain('npm install ./wayfare-client-');
  });
});
