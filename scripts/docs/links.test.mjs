import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repoFiles } from './repoFiles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const paths = await repoFiles(root, ['.md']);
const pages = new Map(
  await Promise.all(paths.map(async (path) => [path, withoutCode(await readFile(path, 'utf8'))])),
);

/** A page without fenced blocks and with the text of code spans blanked: neither contains links. */
function withoutCode(markdown) {
  return markdown.replace(/^ *```[\s\S]*?^ *```$/gm, '');
}

/** The targets of links and pictures that are neither web nor mail addresses. */
function relativeLinks(markdown) {
  const text = markdown.replace(/`[^`\n]*`/g, '');
  const targets = [
    ...text.matchAll(/\]\(([^()\s]+)(?:\s+"[^"]*")?\)/g),
    ...text.matchAll(/\b(?:href|src)="([^"]+)"/g),
  ].map(([, target]) => target);
  return targets.filter((target) => !/^[a-z][a-z+.-]*:/i.test(target));
}

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(markdown) {
  const seen = new Map();
  return [...markdown.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading]) => {
    const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
    const anchor = text
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    return times === 0 ? anchor : `${anchor}-${times}`;
  });
}

function isBroken(from, target) {
  const [file, anchor] = decodeURI(target).split('#');
  const path = file === '' ? from : join(file.startsWith('/') ? root : dirname(from), file);
  if (!existsSync(path)) return true;
  return anchor !== undefined && pages.has(path) && !anchorsOf(pages.get(path)).includes(anchor);
}

it('every relative link of a markdown page leads to a file, and its anchor to a heading', () => {
  const links = [...pages].flatMap(([from, page]) => relativeLinks(page).map((target) => ({ from, target })));
  expect(links.length).toBeGreaterThan(100);
  const broken = links.filter(({ from, target }) => isBroken(from, target));
  expect(broken.map(({ from, target }) => `${relative(root, from)}: ${target}`)).toEqual([]);
});

it('reads anchors as GitHub makes them', () => {
  expect(anchorsOf('# The `API`, and more\n\n## Same\n\n## Same\n')).toEqual([
    'the-api-and-more',
    'same',
    'same-1',
  ]);
});

it('every page that code or its comments name exists', async () => {
  const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4));
  const sources = await repoFiles(root, ['.ts', '.tsx', '.mjs', '.cjs', '.yml', '.css', '.html']);
  const missing = await Promise.all(
    sources.map(async (source) => {
      const text = await readFile(source, 'utf8');
      const named = [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)].filter(
        ([path]) => !existsSync(join(root, path)),
      );
      const numbered = [...text.matchAll(/\bdecisions?[ /](0\d{3})\b/g)].filter(
        ([, number]) => !decisions.includes(number),
      );
      return [...named, ...numbered].map(([mention]) => `${relative(root, source)}: ${mention}`);
    }),
  );
  expect(missing.flat()).toEqual([]);
});

it('every source file that a page names exists', async () => {
  // The guide creates new files, the changelog mentions old ones, and these names are patterns for many
  // files.
  const exempt = /docs\/add-a-resource\.md$|CHANGELOG\.md$/;
  const examples = ['utils.ts', 'verbNoun.ts', 'storedX.ts'];
  const extensions = ['.ts', '.tsx', '.mjs', '.cjs', '.css'];
  const sources = (await repoFiles(root, extensions)).map((path) => `/${relative(root, path)}`);
  const missing = paths
    .filter((path) => !exempt.test(path))
    .flatMap((path) =>
      [...pages.get(path).matchAll(/`([\w./-]*\w\.(?:ts|tsx|mjs|cjs|css))`/g)]
        .map(([, name]) => name)
        .filter((name) => !/^(x\.|\.)/.test(name) && !examples.includes(name))
        .filter((name) => !sources.some((source) => source.endsWith(`/${name}`)))
        .map((name) => `${relative(root, path)}: ${name}`),
    );
  expect(missing).toEqual([]);
});
