import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that list the pages of the site. */
const tables = ['publicPages.tsx', 'App.tsx'];
const pagesOf = (table: string) => {
  const source = readFileSync(join(import.meta.dirname, table), 'utf8');
  return [...source.matchAll(/\[\s*'(\/[^']*)',\s*\w+\(async \(\) => \(await import\('(.+?)\.js'\)/g)].map(
    ([, path = '', module = '']) => ({ path, module }),
  );
};
const pages = tables.flatMap(pagesOf);
const storiesOf = (module: string) => join(import.meta.dirname, `${module}.stories.tsx`);

describe('the stories of the site', () => {
  it('read every page of its tables', () => {
    const listed = tables.flatMap((table) =>
      readFileSync(join(import.meta.dirname, table), 'utf8').match(/await import\(/g),
    );
    expect(pages).toHaveLength(listed.length);
  });

  it.each(pages)('show the page at $path in its states', ({ path, module }) => {
    expect(existsSync(storiesOf(module)), `${module}.stories.tsx exists`).toBe(true);
    const stories = readFileSync(storiesOf(module), 'utf8');
    const address = path.replaceAll(':id', 'trip1');
    const [, at = ''] = /const at = ['`](.*?)['`];/.exec(stories) ?? [];
    expect(at.split(/[?#]/)[0]).toBe(address);
  });
});
